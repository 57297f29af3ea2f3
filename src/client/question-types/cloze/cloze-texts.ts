export const clozeTexts = {
  how: 'Type three underscores in the question text where an answer is missing, or select a word there.',
  howMore: 'Each ___ in the question text is a gap.',
  insert: 'Insert gap',
  gap: (number: number) => `Gap ${number}`,
  kind: (number: number) => `Kind of gap ${number}`,
  accepted: 'Accepted answers',
  acceptedHint: 'One per line; capitals and spaces make no difference.',
  acceptedNumberHint: 'A number on each line; it may say how far off is still right: 9.81 ± 0.05 or 50 ± 5%.',
  options: (number: number) => `Options of gap ${number} (tick the right one)`,
  option: (number: number) => `Option ${number}`,
  isRight: (number: number) => `Option ${number} is right`,
  addOption: 'Add option',
  removeOption: (number: number) => `Remove option ${number}`,
  marks: 'Marks',
  noPlace: 'No ___ in the text is left for this gap: students see it below the text.',
  remove: 'Remove gap',
  partMarks: 'Part marks',
  partMarksReason:
    'Each gap that is right earns its share of the marks. Without part marks, only all gaps together earn them.',
  frozen:
    'Students have already started this quiz. Accepted answers and marks can still be corrected; the gaps and their options can no longer be changed.',
} as const;
