import type { CorrectionPolicy } from '../../../shared/constants';

const people = (count: number) => (count === 1 ? '1 student' : `${count} students`);

export const correctionTexts = {
  title: 'Correct the marks?',
  policy: 'What counts now',
  policies: {
    new: ['Only the new answer', 'All answers are marked again with the new answer.'],
    both: ['The old and the new answer', 'Each student keeps the better of the two marks.'],
    full: ['Full marks for all', 'Everybody gets all marks of this question.'],
  } satisfies Record<CorrectionPolicy, readonly [label: string, meaning: string]>,
  working: 'Working out the marks…',
  failed: 'The marks could not be worked out. Please try again.',
  applyFailed: 'The correction was not saved. Please try again.',
  nobodyMarked: 'No answer is marked yet. This counts once answers are marked.',
  counts: (gains: number, losses: number, unchanged: number) =>
    `${people(gains)} ${gains === 1 ? 'gains' : 'gain'}, ${losses} ${losses === 1 ? 'loses' : 'lose'}, ${unchanged} ${unchanged === 1 ? 'stays' : 'stay'} the same.`,
  mean: (before: number, after: number) =>
    before === after ? `The class mean stays ${before}.` : `The class mean goes from ${before} to ${after}.`,
  kept: (count: number) =>
    count === 1 ? 'The mark you gave by hand stays.' : `The ${count} marks you gave by hand stay.`,
  textAgain: 'The text answers are marked again.',
  review: (names: readonly string[]) => `Needs your review: ${names.join(', ')}.`,
  released: 'The scores are released. Students will see a note about the change at this question.',
  table: 'Marks that change',
  student: 'Student',
  before: 'Before',
  after: 'After',
  apply: 'Apply correction',
  undo: 'Undo correction',
  undone: 'The correction was undone. All marks are as they were.',
  undoFailed: 'The correction could not be undone. Please try again.',
  saveFirst: 'Save or undo your changes first.',
  last: (time: string, policy: string, gains: number, losses: number) =>
    `Corrected on ${time}: ${policy}. ${people(gains)} gained, ${losses} lost.`,
} as const;
