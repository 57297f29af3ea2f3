import type { GradeScale } from '../../../../shared/gradebook/grade-scale';

export const gradeTexts = {
  heading: 'Grades',
  scale: 'Scale',
  choices: { none: 'No grades', oneToSix: '1 to 6', aToF: 'A to F', aPlusToF: 'A+ to F', own: 'Own grades' },
  label: (number: number) => `Name of grade ${number}`,
  labelExample: 'Grade',
  from: (number: number) => `Grade ${number} from percent`,
  percentUp: '% or more',
  add: 'Add a grade',
  remove: (number: number) => `Remove grade ${number}`,
  hint: 'A mean is rounded to a whole percent first, as it is shown.',
  list: (scale: GradeScale) =>
    scale.map(({ label, fromPercent }) => `${label} from ${fromPercent}%`).join(', '),
  save: 'Save grades',
  cancel: 'Cancel',
  saved: 'Grades saved',
  undo: 'Undo',
  failed: 'The grades could not be saved. Please try again.',
} as const;

export const languageTexts = {
  label: 'Language of the class',
  none: 'As each browser says',
  hint: 'Students see it from the sign-in on, unless they choose another.',
  saved: 'Language saved',
  failed: 'The language could not be saved. Please try again.',
} as const;
