import type { ColumnKind } from '../../../../shared/import/rows/column-kinds';

/** The texts of choosing columns. */
export const columnTexts = {
  title: 'Columns',
  folded: 'Columns as read · Change',
  hint: 'Choose another use of a column to read the file again.',
  noAnswer: 'Which column holds the right answer? Choose “Right answer” there.',
  column: (number: number) => `Column ${number}`,
  option: (letter: string) => `Option ${letter}`,
  kinds: {
    question: 'Question',
    correct: 'Right answer',
    wrong: 'Wrong answer',
    optionFeedback: 'Feedback on an option',
    options: 'All options',
    type: 'Type of question',
    marks: 'Marks',
    explanation: 'Explanation',
    time: 'Time limit',
    tags: 'Tags',
    tolerance: 'Tolerance',
    unit: 'Unit',
    min: 'Lowest value',
    max: 'Highest value',
    step: 'Step',
    name: 'Name of the question',
    ignored: 'Not used',
    unknown: 'Not clear',
  } satisfies Record<Exclude<ColumnKind, 'option'>, string>,
} as const;
