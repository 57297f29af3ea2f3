import type { Gradebook, GradebookMember, GradebookQuiz, OwnColumn } from '../gradebook/schema';

export const aGradebookMember = (name: string, more: Partial<GradebookMember> = {}): GradebookMember => ({
  _id: `member ${name}`,
  name,
  number: null,
  ...{ email: null, accountId: null },
  hasLeft: false,
  ...more,
});

/** A column for tests: its members' states and marks, out of ten. */
export const aGradebookQuiz = (
  title: string,
  states: string,
  scores: readonly (number | null)[],
  more: Partial<GradebookQuiz> = {},
): GradebookQuiz => ({
  ...{ quizId: `quiz ${title}`, title, folder: '', tags: [], date: 0, isAssigned: true },
  ...{ namesHidden: false, weightPercent: 100, maxScore: 10, states, scores: [...scores] },
  ...more,
});

/** An own column for tests, out of ten. */
export const anOwnColumn = (
  title: string,
  scores: readonly (number | null)[],
  more: Partial<OwnColumn> = {},
): OwnColumn => ({
  ...{ columnId: `column ${title}`, title, date: 0, weightPercent: 100, maxScore: 10 },
  scores: [...scores],
  ...more,
});

/** A gradebook for tests, with its members and columns. */
export const aGradebook = (
  members: readonly GradebookMember[],
  quizzes: readonly GradebookQuiz[],
  more: Partial<Pick<Gradebook, 'dropLowest' | 'ownColumns' | 'gradeScale'>> = {},
): Gradebook => ({
  ...{ classId: 'class 7b', name: '7b', right: 'own', dropLowest: 0, gradeScale: null, ownColumns: [] },
  members: [...members],
  quizzes: [...quizzes],
  ...more,
});
