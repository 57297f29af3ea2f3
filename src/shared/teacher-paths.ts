import { paths, withQuery } from './paths';

/** The pages of one quiz, by the last part of their address. */
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

/** The teacher's addresses as routers read them; the dashboard's is `paths.teacher`. */
export const teacherPatterns = {
  accommodations: `${paths.teacher}/accommodations`,
  receipt: `${paths.teacher}/receipt`,
  bank: `${paths.teacher}/bank`,
  practiceSets: `${paths.teacher}/practice`,
  classes: `${paths.teacher}/classes`,
  schoolClass: `${paths.teacher}/classes/:classId`,
  slips: `${paths.teacher}/classes/:classId/slips`,
  /** Its quizzes and marks. */
  gradebook: `${paths.teacher}/classes/:classId/gradebook`,
  classTopics: `${paths.teacher}/classes/:classId/topics`,
  /** A sheet for the parents of each pupil, and of one. */
  classReports: `${paths.teacher}/classes/:classId/pupils`,
  pupilReport: `${paths.teacher}/classes/:classId/pupils/:memberId`,
  /** Leads on to the questions. */
  quiz: `${QUIZZES}/:quizId`,
  quizPage: `${QUIZZES}/:quizId/:page`,
  question: `${QUIZZES}/:quizId/questions/:questionId`,
} as const;

export const quizPagePattern = (page: QuizPage): string => `${teacherPatterns.quiz}/${page}`;

const quizPage = (quizId: string, page: QuizPage): string =>
  `${QUIZZES}/${encodeURIComponent(quizId)}/${page}`;

const classPath = (classId: string): string => `${teacherPatterns.classes}/${encodeURIComponent(classId)}`;

type Query = Readonly<Record<string, string | null>>;

/** With `isNew` the editor stands under 'Create New Quiz' until its first save; with `startsImport` it opens the import of questions. */
interface EditorState {
  readonly isNew?: boolean;
  readonly startsImport?: boolean;
}
const stateOf = ({ isNew = false, startsImport = false }: EditorState) => ({
  new: isNew ? '1' : null,
  import: startsImport ? '1' : null,
});

/** The addresses of the teacher's pages. */
export const teacherPaths = {
  dashboard: paths.teacher,
  questions: (quizId: string, state: EditorState = {}): string =>
    withQuery(quizPage(quizId, 'questions'), stateOf(state)),
  question: (quizId: string, questionId: string, state: EditorState = {}): string =>
    withQuery(`${quizPage(quizId, 'questions')}/${encodeURIComponent(questionId)}`, stateOf(state)),
  settings: (quizId: string, state: EditorState = {}): string =>
    withQuery(quizPage(quizId, 'settings'), stateOf(state)),
  /** The ways into the quiz for students: share ID, link and QR code. */
  share: (quizId: string): string => quizPage(quizId, 'share'),
  /** The classes that take the quiz, and when. */
  assign: (quizId: string): string => quizPage(quizId, 'assign'),
  /** Who takes the quiz right now, and how they are getting on. */
  live: (quizId: string): string => quizPage(quizId, 'live'),
  /** The evaluation: by student, by question with `tab=questions`, with the answers of one open with `student=`. */
  marks: (quizId: string, query: Query = {}): string => withQuery(quizPage(quizId, 'marks'), query),
  statistics: (quizId: string, query: Query = {}): string => withQuery(quizPage(quizId, 'statistics'), query),
  /** The quiz on paper. */
  print: (quizId: string): string => quizPage(quizId, 'print'),
  /** The quiz as a student takes it, with nothing saved. */
  preview: (quizId: string): string => quizPage(quizId, 'preview'),
  /** More time and tab changes for single students; the way back leads to the live view of the quiz named. */
  accommodations: (quizId: string | null = null): string =>
    withQuery(teacherPatterns.accommodations, { quiz: quizId }),
  /** All questions of the teacher, to be found and used again. */
  bank: teacherPatterns.bank,
  /** What is open for practice. */
  practiceSets: teacherPatterns.practiceSets,
  classes: teacherPatterns.classes,
  schoolClass: classPath,
  /** The slips with which members of a class sign in, to be printed. */
  slips: (classId: string): string => `${classPath(classId)}/slips`,
  /** Members x quizzes of the class. */
  gradebook: (classId: string): string => `${classPath(classId)}/gradebook`,
  /** How the class stands in each topic. */
  classTopics: (classId: string): string => `${classPath(classId)}/topics`,
  /** Sheets for parents: of the whole class, and of one pupil. */
  classReports: (classId: string, query: Query = {}): string =>
    withQuery(`${classPath(classId)}/pupils`, query),
  pupilReport: (classId: string, memberId: string, query: Query = {}): string =>
    withQuery(`${classPath(classId)}/pupils/${encodeURIComponent(memberId)}`, query),
  receipt: (quizId: string | null = null): string => withQuery(teacherPatterns.receipt, { quiz: quizId }),
} as const;

/** Stands in the address in place of an id while a question is being added. */
export const NEW_QUESTION = 'new';

/** Whether an address belongs to the editing of that quiz, its questions included. */
export function isEditingOf(quizId: string, address: string): boolean {
  const [path = ''] = address.split(/[?#]/);
  const questions = teacherPaths.questions(quizId);
  return path === questions || path.startsWith(`${questions}/`) || path === teacherPaths.settings(quizId);
}
