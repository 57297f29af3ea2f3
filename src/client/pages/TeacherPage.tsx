import { lazy, type ReactNode, Suspense } from 'react';
import { Redirect, Route, Switch, useLocation, useSearch } from 'wouter';
import { paths } from '../../shared/paths';
import { isQuizPage, type QuizPage, teacherPaths, teacherPatterns } from '../../shared/teacher-paths';
import '../desk/desk-classes.css';
import { QuizFrame } from '../desk/quiz-frame/QuizFrame';
import { TeacherShortcuts } from '../features/teacher-shortcuts/TeacherShortcuts';
import { teacherLoginFromHere } from '../platform/errand';
import { getToken } from '../platform/local-storage';
import { type Prepared, prepared } from '../platform/prepared';
import { TeacherProviders } from '../platform/trpc';
import { loadDeskFont } from '../ui/desk-font';
import { LeaveGuard } from '../ui/LeaveGuard';
import { PageShell } from '../ui/PageShell';
import { Skeleton } from '../ui/Skeleton';
import { Toaster } from '../ui/Toaster';
import { movedTo } from './old-teacher-links';
import { PageEntry } from './PageEntry';

const TeacherDashboard = lazy(async () => ({
  default: (await import('../features/teacher-dashboard/TeacherDashboard')).TeacherDashboard,
}));
const QuestionsScreen = prepared(
  async () => (await import('../features/quiz-editor/QuestionsScreen')).QuestionsScreen,
);
const SettingsScreen = prepared(
  async () => (await import('../features/quiz-editor/settings/SettingsScreen')).SettingsScreen,
);
const EvaluationScreen = prepared(
  async () => (await import('../features/evaluation/EvaluationScreen')).EvaluationScreen,
);
const LiveQuizScreen = prepared(
  async () => (await import('../features/live-quiz/LiveQuizScreen')).LiveQuizScreen,
);
const AccommodationsScreen = lazy(async () => ({
  default: (await import('../features/live-quiz/accommodations/AccommodationsScreen')).AccommodationsScreen,
}));
const ReceiptScreen = lazy(async () => ({
  default: (await import('../features/live-quiz/ReceiptScreen')).ReceiptScreen,
}));
const QuestionBankScreen = lazy(async () => ({
  default: (await import('../features/question-bank/QuestionBankScreen')).QuestionBankScreen,
}));
const PracticeSetsScreen = lazy(async () => ({
  default: (await import('../features/practice-sets/PracticeSetsScreen')).PracticeSetsScreen,
}));
const ClassPages = lazy(async () => ({
  default: (await import('../features/classes/ClassPages')).ClassPages,
}));
const AssignScreen = prepared(
  async () => (await import('../features/assign-quiz/AssignScreen')).AssignScreen,
);
const ShareScreen = prepared(async () => (await import('../features/share-quiz/ShareScreen')).ShareScreen);
const PrintQuiz = prepared(async () => (await import('../features/print-quiz/PrintQuiz')).PrintQuiz);
const PreviewQuiz = prepared(
  async () => (await import('../features/take-quiz/preview/PreviewQuiz')).PreviewQuiz,
);
const NotFoundPage = lazy(async () => ({ default: (await import('./NotFoundPage')).NotFoundPage }));

loadDeskFont();

// If the server becomes unreachable, the login page is shown, and could no longer be loaded then.
const prepareLogin = () => void import('../features/login/LoginPages').catch(() => undefined);

/** Everything under /teacher as one page, so that messages and caches survive navigation. */
export function TeacherPage() {
  const [path] = useLocation();
  const moved = movedTo(path, useSearch());
  if (moved) return <Redirect to={moved} replace />;
  const loading = (
    <PageShell look="desk">
      <Skeleton height="20rem" />
    </PageShell>
  );
  return (
    <TeacherProviders>
      <LeaveGuard>
        <Suspense fallback={loading}>
          <TeacherRoutes />
        </Suspense>
        <TeacherShortcuts />
        <Toaster />
      </LeaveGuard>
    </TeacherProviders>
  );
}

function TeacherRoutes() {
  const query = new URLSearchParams(useSearch());
  const isNew = query.get('new') === '1';
  const startsImport = query.get('import') === '1';
  return (
    <Switch>
      <Route path={paths.teacher}>
        <SignedIn place="dashboard">
          <TeacherDashboard onReady={prepareLogin} prepareEditor={QuestionsScreen.prepare} />
        </SignedIn>
      </Route>
      <Route path={teacherPatterns.accommodations}>
        <SignedIn place="accommodations">
          <AccommodationsScreen quizId={query.get('quiz')} />
        </SignedIn>
      </Route>
      <Route path={teacherPatterns.receipt}>
        <SignedIn place="receipt">
          <ReceiptScreen quizId={query.get('quiz')} />
        </SignedIn>
      </Route>
      <Route path={teacherPatterns.bank}>
        <SignedIn place="bank">
          <QuestionBankScreen />
        </SignedIn>
      </Route>
      <Route path={teacherPatterns.practiceSets}>
        <SignedIn place="practice">
          <PracticeSetsScreen />
        </SignedIn>
      </Route>
      <Route path={`${teacherPatterns.classes}/*?`}>
        {({ '*': place }) => (
          <SignedIn place={`classes ${place ?? ''}`}>
            <ClassPages notFound={<NotFoundPage />} />
          </SignedIn>
        )}
      </Route>
      <Route path={teacherPatterns.quiz}>
        {({ quizId }) => <Redirect to={teacherPaths.questions(quizId)} replace />}
      </Route>
      <Route path={QUIZ_PAGE}>
        {({ quizId, page, questionId }) => {
          if (!isQuizPage(page) || (questionId !== undefined && page !== 'questions'))
            return <NotFoundPage />;
          const { Screen } = SCREENS[page];
          const screen = <Screen {...{ quizId, questionId, isNew, startsImport }} />;
          return (
            <SignedIn place={`${PART_OF[page] ?? page} ${quizId}`}>
              {IN_FRAME.has(page) ? (
                <QuizFrame key={quizId} quizId={quizId} page={page} onAim={preparePage}>
                  <Suspense fallback={<Skeleton height="20rem" />}>{screen}</Suspense>
                </QuizFrame>
              ) : (
                screen
              )}
            </SignedIn>
          );
        }}
      </Route>
      <Route>
        <NotFoundPage />
      </Route>
    </Switch>
  );
}

/** One route for a quiz with and without an open question: opening one must not remount the screen. */
const QUIZ_PAGE = `${teacherPatterns.quizPage}/:questionId?` as const;

interface QuizScreenProps {
  readonly quizId: string;
  /** The open question; only on the page of the questions. */
  readonly questionId: string | undefined;
  /** Whether the quiz is new and never saved by hand. */
  readonly isNew: boolean;
  readonly startsImport: boolean;
}

/** The screen of each page of a quiz; a missing one does not compile. */
const SCREENS: Readonly<Record<QuizPage, Prepared<QuizScreenProps>>> = {
  questions: QuestionsScreen,
  settings: SettingsScreen,
  share: ShareScreen,
  assign: AssignScreen,
  live: LiveQuizScreen,
  marks: EvaluationScreen,
  statistics: EvaluationScreen,
  print: PrintQuiz,
  preview: PreviewQuiz,
};

const preparePage = (page: QuizPage) => void SCREENS[page].prepare();

/** The pages with a tab below the quiz's head. */
const IN_FRAME: ReadonlySet<QuizPage> = new Set([
  ...(['questions', 'settings', 'share', 'assign', 'live', 'marks', 'statistics'] as const),
]);

/** Pages that are a state of another page's screen: navigating to them is no page entry. */
const PART_OF: Partial<Record<QuizPage, QuizPage>> = { statistics: 'marks' };

/** A page for signed-in teachers; others are redirected to the login, which leads back. */
function SignedIn({ place, children }: { place: string; children: ReactNode }) {
  if (!getToken()) return <Redirect to={teacherLoginFromHere()} replace />;
  return <PageEntry place={place}>{children}</PageEntry>;
}
