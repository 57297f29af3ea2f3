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
  /** What the service worker caches for offline use: the page's files, or the page as well. */
  readonly offline?: 'files' | 'page';
}

export type PageName =
  | keyof typeof paths
  | Exclude<keyof typeof teacherPatterns, 'quizPage'>
  | QuizPage
  | 'notFound';

const publicPage = (path: string, chunk: string): Page => ({ path, audience: 'student', chunks: [chunk] });
const sitePage = (path: string, chunk: string): Page => ({ path, audience: 'visitor', chunks: [chunk] });

const teacherPage = (path: string, screen: string): Page => ({
  path,
  audience: 'teacher',
  chunks: ['pages/TeacherPage.tsx', screen],
});
const CLASSES = 'features/classes/ClassPages.tsx';
const classPage = (path: string, screen: string): Page => ({
  path,
  audience: 'teacher',
  chunks: ['pages/TeacherPage.tsx', CLASSES, screen],
});
/** A page below the head of its class. */
const framedClassPage = (path: string, screen: string): Page => ({
  path,
  audience: 'teacher',
  chunks: ['pages/TeacherPage.tsx', CLASSES, 'features/classes/frame/ClassFrame.tsx', screen],
});
const STUDENTS = 'features/classes/StudentsScreen.tsx';
const PARENTS = 'features/classes/parents/ClassReportsScreen.tsx';
const FRAME = 'quiz-parts/quiz-frame/QuizFrame.tsx';
const quizPage = (page: QuizPage, screen: string): Page => teacherPage(quizPagePattern(page), screen);

/** A page below the head of its quiz. */
const framedPage = (page: QuizPage, screen: string): Page => ({
  path: quizPagePattern(page),
  audience: 'teacher',
  chunks: ['pages/TeacherPage.tsx', FRAME, screen],
});

const QUESTIONS = 'features/quiz-editor/QuestionsScreen.tsx';
/** The chunk of all sign-in screens in vite.config.ts. */
const SIGN_IN = 'sign-in';
const STUDENT = 'student';
// Its tabs load along with the results.
const EVALUATION = 'features/evaluation/EvaluationScreen.tsx';

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
  teacher: teacherPage(paths.teacher, 'features/teacher-dashboard/TeacherDashboard.tsx'),
  accommodations: teacherPage(
    teacherPatterns.accommodations,
    'features/live-quiz/accommodations/AccommodationsScreen.tsx',
  ),
  receipt: teacherPage(teacherPatterns.receipt, 'features/live-quiz/ReceiptScreen.tsx'),
  bank: teacherPage(teacherPatterns.bank, 'features/question-bank/QuestionBankScreen.tsx'),
  practiceSets: teacherPage(teacherPatterns.practiceSets, 'features/practice-sets/PracticeSetsScreen.tsx'),
  classes: classPage(teacherPatterns.classes, 'features/classes/ClassesScreen.tsx'),
  schoolClass: framedClassPage(teacherPatterns.schoolClass, STUDENTS),
  students: framedClassPage(teacherPatterns.students, STUDENTS),
  classStudent: framedClassPage(teacherPatterns.classStudent, 'features/classes/student/StudentScreen.tsx'),
  classQuizzes: framedClassPage(
    teacherPatterns.classQuizzes,
    'features/classes/quizzes/ClassQuizzesScreen.tsx',
  ),
  classSettings: framedClassPage(
    teacherPatterns.classSettings,
    'features/classes/settings/ClassSettingsScreen.tsx',
  ),
  slips: classPage(teacherPatterns.slips, 'features/classes/slips/SlipsScreen.tsx'),
  gradebook: framedClassPage(teacherPatterns.gradebook, 'features/classes/gradebook/GradebookScreen.tsx'),
  classTopics: framedClassPage(teacherPatterns.classTopics, 'features/classes/topics/ClassTopicsScreen.tsx'),
  classReports: framedClassPage(teacherPatterns.classReports, PARENTS),
  pupils: framedClassPage(teacherPatterns.pupils, PARENTS),
  pupilReport: framedClassPage(teacherPatterns.pupilReport, 'features/classes/parents/PupilReportScreen.tsx'),
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
  notFound: publicPage('/*', 'pages/NotFoundPage.tsx'),
} as const satisfies Readonly<Record<PageName, Page>>;
