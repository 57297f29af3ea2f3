import { paths } from '../../shared/paths';
import { type QuizPage, quizPagePattern, teacherPatterns } from '../../shared/teacher-paths';

/** The audience decides the size budget of a page; operators count as teachers. Visitors get the desk's font. */
export type Audience = 'student' | 'visitor' | 'teacher';

export interface Page {
  /** Path pattern with `:name` parameters. */
  readonly path: string;
  readonly audience: Audience;
  /** Modules of src/client loaded beside the entry; counted for the size budget and preloaded by the page. */
  readonly chunks: readonly string[];
  /** The part cached by the service worker for offline use: the page's files, or the page as well. */
  readonly offline?: 'files' | 'page';
}

export type PageName =
  | keyof typeof paths
  | Exclude<keyof typeof teacherPatterns, 'quizPage'>
  | QuizPage
  | 'notFound';

const publicPage = (path: string, chunk: string): Page => ({ path, audience: 'student', chunks: [chunk] });
const sitePage = (path: string, chunk: string): Page => ({ path, audience: 'visitor', chunks: [chunk] });

const teacherPage = (path: string, ...screens: string[]): Page => ({
  path,
  audience: 'teacher',
  chunks: ['desk', ...screens],
});
const classPage = (path: string, ...screens: string[]): Page => teacherPage(path, 'classes', ...screens);
const quizPage = (page: QuizPage, screen: string): Page => teacherPage(quizPagePattern(page), screen);

/** Chunks without a path are named in vite.config.ts and in scripts/build/teacher-chunks.ts; this one has all sign-in screens. */
const SIGN_IN = 'sign-in';
const STUDENT = 'student';

/** Every page of the site: the single source for server, client router, size budget, preloads, offline cache and journeys. */
export const PAGES = {
  landing: sitePage(paths.landing, 'pages/LandingPage.tsx'),
  aboutUs: sitePage(paths.aboutUs, 'pages/AboutPage.tsx'),
  terms: sitePage(paths.terms, 'pages/TermsPage.tsx'),
  privacyPolicy: sitePage(paths.privacyPolicy, 'pages/PrivacyPage.tsx'),
  refundPolicy: sitePage(paths.refundPolicy, 'pages/RefundPage.tsx'),
  contactUs: sitePage(paths.contactUs, 'pages/ContactPage.tsx'),
  plans: sitePage(paths.plans, 'features/plans/PlansPage.tsx'),
  teacherLogin: sitePage(paths.teacherLogin, SIGN_IN),
  // Fallback for students when the dashboard fails to load and there is no attempt to resume.
  studentLogin: { ...publicPage(paths.studentLogin, SIGN_IN), offline: 'files' },
  // Sign-in of classes without addresses; cached for the same reason.
  classLogin: { ...publicPage(paths.classLogin, SIGN_IN), offline: 'files' },
  demoSignIn: publicPage(paths.demoSignIn, SIGN_IN),
  student: { ...publicPage(paths.student, STUDENT), offline: 'page' },
  practice: publicPage(paths.practice, 'features/practice/PracticePage.tsx'),
  teacher: teacherPage(paths.teacher, 'dashboard'),
  accommodations: teacherPage(teacherPatterns.accommodations, 'accommodations'),
  receipt: teacherPage(teacherPatterns.receipt, 'receipt'),
  bank: teacherPage(teacherPatterns.bank, 'bank'),
  practiceSets: teacherPage(teacherPatterns.practiceSets, 'features/practice-sets/PracticeSetsScreen.tsx'),
  classes: classPage(teacherPatterns.classes),
  schoolClass: classPage(teacherPatterns.schoolClass),
  students: classPage(teacherPatterns.students),
  classStudent: classPage(teacherPatterns.classStudent, 'features/classes/student/StudentScreen.tsx'),
  classQuizzes: classPage(teacherPatterns.classQuizzes),
  classSettings: classPage(teacherPatterns.classSettings),
  slips: classPage(teacherPatterns.slips, 'features/classes/slips/SlipsScreen.tsx'),
  gradebook: classPage(teacherPatterns.gradebook, 'gradebook'),
  classTopics: classPage(teacherPatterns.classTopics),
  classReports: classPage(teacherPatterns.classReports),
  pupils: classPage(teacherPatterns.pupils),
  pupilReport: classPage(teacherPatterns.pupilReport, 'features/classes/parents/PupilReportScreen.tsx'),
  quiz: teacherPage(teacherPatterns.quiz, 'editing'),
  questions: quizPage('questions', 'editing'),
  question: teacherPage(teacherPatterns.question, 'editing'),
  settings: quizPage('settings', 'editing'),
  share: quizPage('share', 'share'),
  assign: quizPage('assign', 'assign'),
  live: quizPage('live', 'live'),
  // The views load along with the results.
  marks: quizPage('marks', 'evaluation'),
  statistics: quizPage('statistics', 'evaluation'),
  print: quizPage('print', 'print'),
  preview: quizPage('preview', 'preview'),
  admin: { ...publicPage(paths.admin, 'operator'), audience: 'teacher' },
  notFound: publicPage('/*', 'pages/NotFoundPage.tsx'),
} as const satisfies Readonly<Record<PageName, Page>>;
