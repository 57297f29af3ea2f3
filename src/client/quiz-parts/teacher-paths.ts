import { paths, withQuery } from '../../shared/paths';

/** The addresses of the teacher's screens, all within the documented route. */
export const teacherPaths = {
  dashboard: paths.teacher,
  /** With `isNew` the editor stands under 'Create New Quiz' until its first save. */
  quiz: (quizId: string, { isNew = false } = {}): string =>
    withQuery(paths.teacher, { quiz: quizId, view: 'edit', new: isNew ? '1' : null }),
  question: (quizId: string, questionId: string, { isNew = false } = {}): string =>
    withQuery(paths.teacher, { quiz: quizId, view: 'edit', question: questionId, new: isNew ? '1' : null }),
  results: (quizId: string): string => withQuery(paths.teacher, { quiz: quizId, view: 'results' }),
  /** The quiz on paper. */
  print: (quizId: string): string => withQuery(paths.teacher, { quiz: quizId, view: 'print' }),
  /** The quiz as a student takes it, with nothing saved. */
  preview: (quizId: string): string => withQuery(paths.teacher, { quiz: quizId, view: 'preview' }),
  /** Who takes the quiz right now, and how they are getting on. */
  live: (quizId: string): string => withQuery(paths.teacher, { quiz: quizId, view: 'live' }),
  /** More time and tab changes for single students; the way back leads to the live view of the quiz named. */
  allowances: (quizId: string | null = null): string =>
    withQuery(paths.teacher, { quiz: quizId, view: 'allowances' }),
  receipt: (quizId: string | null = null): string =>
    withQuery(paths.teacher, { quiz: quizId, view: 'receipt' }),
} as const;

/** Stands in the address in place of an id while a question is being added. */
export const NEW_QUESTION = 'new';

/** Whether an address belongs to the editing of that quiz, its questions included. */
export function isEditingOf(quizId: string, address: string): boolean {
  const { pathname, searchParams } = new URL(address, location.origin);
  return (
    pathname === paths.teacher && searchParams.get('quiz') === quizId && searchParams.get('view') === 'edit'
  );
}
