export const moodleLosses = {
  timeLimit: (seconds: number) =>
    `Its time of ${seconds} s is not kept: in Moodle only a whole quiz has one.`,
  pool: (name: string) => `That it is drawn from the pool “${name}” is not kept.`,
  slider: (min: number, max: number) => `The slider from ${min} to ${max} becomes a number that is typed.`,
  weight: (percent: number, written: number) =>
    `${percent}% of the marks is written as ${written}%, the nearest that Moodle knows.`,
  allOrNothing: 'Moodle gives marks for each right part, here all or none.',
  choiceAllOrNothing: 'Moodle gives part marks for some of the right options; a wrong one costs all of them.',
  relativeTolerance: (percent: string, tolerance: number) =>
    `The tolerance of ${percent} is written as ${tolerance}.`,
  modelAnswer: 'The model answer stands in the notes for those who mark.',
  rightSides: 'Formatting and formulas of right sides are not kept.',
  gapMarks: (marks: number, written: number) =>
    `It is worth ${marks} here and ${written} in Moodle, which adds up its gaps.`,
  gapUnit: (text: string) => `The unit of “${text}” is not kept: a gap in Moodle takes a number alone.`,
} as const;
