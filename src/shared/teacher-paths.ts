import { paths, withQuery } from './paths';

/** The pages of a quiz, by the last segment of their path. */
export const QUIZ_PAGES = [
  'questions',
  'settings',
  'share',
  'assign',
  'live',
  'marks',
  'statistics',
  'print',
  'preview',
] as const;
export type QuizPage = (typeof QUIZ_PAGES)[number];

export const isQuizPage = (text: string): text is QuizPage => QUIZ_PAGES.some((page) => page === text);

const QUIZZES = `${paths.teacher}/quizzes` as const;

/** Path patterns of the teacher's pages; the dashboard is `paths.teacher`. */
export const teacherPatterns = {
  accommodations: `${paths.teacher}/accommodations`,
  receipt: `${paths.teacher}/receipt`,
  bank: `${paths.teacher}/bank`,
  practiceSets: `${paths.teacher}/practice`,
  classes: `${paths.teacher}/classes`,
  /** Redirects to the students. */
  schoolClass: `${paths.teacher}/classes/:classId`,
  students: `${paths.teacher}/classes/:classId/students`,
  classStudent: `${paths.teacher}/classes/:classId/students/:memberId`,
  classQuizzes: `${paths.teacher}/classes/:classId/quizzes`,
  classSettings: `${paths.teacher}/classes/:classId/settings`,
  slips: `${paths.teacher}/classes/:classId/slips`,
  gradebook: `${paths.teacher}/classes/:classId/gradebook`,
  classTopics: `${paths.teacher}/classes/:classId/topics`,
  /** Sheets for parents: of the whole class, and of one student. */
  classReports: `${paths.teacher}/classes/:classId/parents`,
  /** Redirects to the sheets of the whole class. */
  pupils: `${paths.teacher}/classes/:classId/pupils`,
  pupilReport: `${paths.teacher}/classes/:classId/pupils/:memberId`,
  /** Redirects to the questions. */
  quiz: `${QUIZZES}/:quizId`,
  quizPage: `${QUIZZES}/:quizId/:page`,
  question: `${QUIZZES}/:quizId/questions/:questionId`,
} as const;

export const quizPagePattern = (page: QuizPage): string => `${teacherPatterns.quiz}/${page}`;

const quizPage = (quizId: string, page: QuizPage): string =>
  `${QUIZZES}/${encodeURIComponent(quizId)}/${page}`;

const classPath = (classId: string): string => `${teacherPatterns.classes}/${encodeURIComponent(classId)}`;

type Query = Readonly<Record<string, string | null>>;

/** `isNew`: the heading is 'Create New Quiz' until the first save. `startsImport`: opens the import of questions. */
interface EditorState {
  readonly isNew?: boolean;
  readonly startsImport?: boolean;
}
const stateOf = ({ isNew = false, startsImport = false }: EditorState) => ({
  new: isNew ? '1' : null,
  import: startsImport ? '1' : null,
});

export const teacherPaths = {
  dashboard: paths.teacher,
  questions: (quizId: string, state: EditorState = {}): string =>
    withQuery(quizPage(quizId, 'questions'), stateOf(state)),
  question: (quizId: string, questionId: string, state: EditorState = {}): string =>
    withQuery(`${quizPage(quizId, 'questions')}/${encodeURIComponent(questionId)}`, stateOf(state)),
  settings: (quizId: string, state: EditorState = {}): string =>
    withQuery(quizPage(quizId, 'settings'), stateOf(state)),
  /** Share ID, link and QR code for students. */
  share: (quizId: string): string => quizPage(quizId, 'share'),
  /** `class`: ticked when the page opens, not saved yet. */
  assign: (quizId: string, query: { readonly class?: string } = {}): string =>
    withQuery(quizPage(quizId, 'assign'), { class: query.class ?? null }),
  live: (quizId: string): string => quizPage(quizId, 'live'),
  /** The evaluation: by student, or by question with `tab=questions`; `student=` opens one student's answers. */
  marks: (quizId: string, query: Query = {}): string => withQuery(quizPage(quizId, 'marks'), query),
  statistics: (quizId: string, query: Query = {}): string => withQuery(quizPage(quizId, 'statistics'), query),
  print: (quizId: string): string => quizPage(quizId, 'print'),
  /** The quiz as a student sees it; saves nothing. */
  preview: (quizId: string): string => quizPage(quizId, 'preview'),
  /** More time and tab changes for single students; the back link leads to the live view of the given quiz. */
  accommodations: (quizId: string | null = null): string =>
    withQuery(teacherPatterns.accommodations, { quiz: quizId }),
  bank: teacherPatterns.bank,
  practiceSets: teacherPatterns.practiceSets,
  classes: teacherPatterns.classes,
  students: (classId: string): string => `${classPath(classId)}/students`,
  /** One student over the term. */
  classStudent: (classId: string, memberId: string): string =>
    `${classPath(classId)}/students/${encodeURIComponent(memberId)}`,
  classQuizzes: (classId: string): string => `${classPath(classId)}/quizzes`,
  classSettings: (classId: string): string => `${classPath(classId)}/settings`,
  /** Printable sign-in slips for the members of a class. */
  slips: (classId: string): string => `${classPath(classId)}/slips`,
  gradebook: (classId: string): string => `${classPath(classId)}/gradebook`,
  classTopics: (classId: string): string => `${classPath(classId)}/topics`,
  classReports: (classId: string, query: Query = {}): string =>
    withQuery(`${classPath(classId)}/parents`, query),
  pupilReport: (classId: string, memberId: string, query: Query = {}): string =>
    withQuery(`${classPath(classId)}/pupils/${encodeURIComponent(memberId)}`, query),
  receipt: (quizId: string | null = null): string => withQuery(teacherPatterns.receipt, { quiz: quizId }),
} as const;

/** Replaces the ID while a question is being added. */
export const NEW_QUESTION = 'new';

/** Whether an address belongs to the editor of the quiz, including its questions. */
export function isEditingOf(quizId: string, address: string): boolean {
  const [path = ''] = address.split(/[?#]/);
  const questions = teacherPaths.questions(quizId);
  return path === questions || path.startsWith(`${questions}/`) || path === teacherPaths.settings(quizId);
}
