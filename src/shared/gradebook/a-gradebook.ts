import type { Gradebook, GradebookMember, GradebookQuiz } from './schema';

export const aGradebookMember = (name: string, more: Partial<GradebookMember> = {}): GradebookMember => ({
  _id: `member ${name}`,
  name,
  number: null,
  ...{ email: null, accountId: null },
  hasLeft: false,
  ...more,
});

/** A column for tests: the states and the marks of its members, out of ten. */
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

/** A gradebook for tests: who is in it, and its columns. */
export const aGradebook = (
  members: readonly GradebookMember[],
  quizzes: readonly GradebookQuiz[],
  dropLowest = 0,
): Gradebook => ({
  ...{ classId: 'class 7b', name: '7b', right: 'own', dropLowest },
  members: [...members],
  quizzes: [...quizzes],
});
