import { paths } from '../../shared/paths';
import { type QuizPage, quizPagePattern, teacherPatterns } from '../../shared/teacher-paths';

/** Who waits for a page decides how much it may weigh; the operator waits like a teacher. */
export type Audience = 'student' | 'teacher';

export interface Page {
  /** Its address, with `:name` for what differs from one to the next. */
  readonly path: string;
  readonly audience: Audience;
  /** The modules of src/client that it loads beside the entry: they are weighed, and named in the head of the page. */
  readonly chunks: readonly string[];
  /** What the service worker keeps for hours without a network: its files, or also the page itself. */
  readonly kept?: 'files' | 'page';
}

export type PageName =
  | keyof typeof paths
  | Exclude<keyof typeof teacherPatterns, 'quizPage'>
  | QuizPage
  | 'notFound';

const publicPage = (path: string, chunk: string): Page => ({ path, audience: 'student', chunks: [chunk] });

const teacherPage = (path: string, screen: string): Page => ({
  path,
  audience: 'teacher',
  chunks: ['pages/TeacherPage.tsx', screen],
});
const classPage = (path: string, screen: string): Page => ({
  path,
  audience: 'teacher',
  chunks: ['pages/TeacherPage.tsx', 'features/classes/ClassPages.tsx', screen],
});
const FRAME = 'quiz-parts/quiz-frame/QuizFrame.tsx';
const quizPage = (page: QuizPage, screen: string): Page => teacherPage(quizPagePattern(page), screen);

/** A page that stands below the head of its quiz. */
const framedPage = (page: QuizPage, screen: string): Page => ({
  path: quizPagePattern(page),
  audience: 'teacher',
  chunks: ['pages/TeacherPage.tsx', FRAME, screen],
});

const QUESTIONS = 'features/quiz-editor/QuestionsScreen.tsx';
/** The file that vite.config.ts makes of all screens of a sign-in. */
const SIGN_IN = 'sign-in';
const STUDENT = 'student';
// Its tabs come while the results are on their way.
const EVALUATION = 'features/evaluation/EvaluationScreen.tsx';

/**
 * Every page of the site: what the server answers with the page, what the client's router shows there, what is weighed,
 * preloaded and kept offline, and what the journeys have to look at.
 */
export const PAGES = {
  landing: publicPage(paths.landing, 'pages/LandingPage.tsx'),
  aboutUs: publicPage(paths.aboutUs, 'pages/AboutPage.tsx'),
  terms: publicPage(paths.terms, 'pages/TermsPage.tsx'),
  privacyPolicy: publicPage(paths.privacyPolicy, 'pages/PrivacyPage.tsx'),
  refundPolicy: publicPage(paths.refundPolicy, 'pages/RefundPage.tsx'),
  contactUs: publicPage(paths.contactUs, 'pages/ContactPage.tsx'),
  plans: publicPage(paths.plans, 'features/plans/PlansPage.tsx'),
  teacherLogin: publicPage(paths.teacherLogin, SIGN_IN),
  // Where a student is led when the dashboard cannot be loaded and nothing is there to resume.
  studentLogin: { ...publicPage(paths.studentLogin, SIGN_IN), kept: 'files' },
  // Where a class without addresses signs in; kept for the same reason.
  classLogin: { ...publicPage(paths.classLogin, SIGN_IN), kept: 'files' },
  demoSignIn: publicPage(paths.demoSignIn, SIGN_IN),
  student: { ...publicPage(paths.student, STUDENT), kept: 'page' },
  practice: publicPage(paths.practice, 'features/practice/PracticePage.tsx'),
  teacher: teacherPage(paths.teacher, 'features/teacher-dashboard/TeacherDashboard.tsx'),
  accommodations: teacherPage(
    teacherPatterns.accommodations,
    'features/live-quiz/accommodations/AccommodationsScreen.tsx',
  ),
  receipt: teacherPage(teacherPatterns.receipt, 'features/live-quiz/ReceiptScreen.tsx'),
  bank: teacherPage(teacherPatterns.bank, 'features/question-bank/QuestionBankScreen.tsx'),
  practiceSets: teacherPage(teacherPatterns.practiceSets, 'features/practice-sets/PracticeSetsScreen.tsx'),
  classes: classPage(teacherPatterns.classes, 'features/classes/ClassesScreen.tsx'),
  schoolClass: classPage(teacherPatterns.schoolClass, 'features/classes/ClassScreen.tsx'),
  slips: classPage(teacherPatterns.slips, 'features/classes/slips/SlipsScreen.tsx'),
  gradebook: classPage(teacherPatterns.gradebook, 'features/classes/gradebook/GradebookScreen.tsx'),
  classTopics: classPage(teacherPatterns.classTopics, 'features/classes/topics/ClassTopicsScreen.tsx'),
  classReports: classPage(teacherPatterns.classReports, 'features/classes/parents/ClassReportsScreen.tsx'),
  pupilReport: classPage(teacherPatterns.pupilReport, 'features/classes/parents/PupilReportScreen.tsx'),
  quiz: { ...framedPage('questions', QUESTIONS), path: teacherPatterns.quiz },
  questions: framedPage('questions', QUESTIONS),
  question: { ...framedPage('questions', QUESTIONS), path: teacherPatterns.question },
  settings: framedPage('settings', 'features/quiz-editor/settings/SettingsScreen.tsx'),
  share: framedPage('share', 'features/share-quiz/ShareScreen.tsx'),
  assign: framedPage('assign', 'features/assign-quiz/AssignScreen.tsx'),
  live: framedPage('live', 'features/live-quiz/LiveQuizScreen.tsx'),
  marks: framedPage('marks', EVALUATION),
  statistics: framedPage('statistics', EVALUATION),
  print: quizPage('print', 'features/print-quiz/PrintQuiz.tsx'),
  preview: quizPage('preview', 'features/take-quiz/preview/PreviewQuiz.tsx'),
  admin: { ...publicPage(paths.admin, 'features/operator/OperatorPage.tsx'), audience: 'teacher' },
  /** What stands at every other address. */
  notFound: publicPage('/*', 'pages/NotFoundPage.tsx'),
} as const satisfies Readonly<Record<PageName, Page>>;
