import { counted } from '../../../../shared/counted';

export const giftLosses = {
  picture: 'Its picture is left out.',
  picturesInText: 'Pictures in its texts are left out. What they show stands in their place.',
  marks: (marks: number) => `It has ${counted(marks, 'mark')} here, and 1 in GIFT, as every question.`,
  time: (seconds: number) => `Its time limit of ${counted(seconds, 'second')} is left out.`,
  modelAnswer: 'Its model answer is left out: an essay has none in GIFT.',
  allOrNothing: 'It is all or nothing here. Moodle gives part marks.',
  formatting: 'The formatting of its right sides is written as signs.',
  arrow: 'The sign -> in its answers is written as →.',
  percentTolerance: (tolerance: string, absolute: number) =>
    `Its tolerance of ${tolerance} is written as ${absolute}.`,
  unit: (unit: string) => `Its unit ${unit} is left out: the answer is a number only.`,
  slider: (min: number, max: number) => `Its slider from ${min} to ${max} becomes a number to type.`,
  order: 'Its order becomes pairs: each option belongs to its place.',
  gap: 'Its gap becomes a question of its own kind, with the gap in the text.',
  gaps: 'It has several gaps, which GIFT has no question for. It is left out.',
  pool: (name: string, draw: number) =>
    `Its pool “${name}” draws ${counted(draw, 'question')}. In GIFT the pool is a category.`,
} as const;
