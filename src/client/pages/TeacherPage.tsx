import { lazy, Suspense, useCallback } from 'react';
import { Redirect, useLocation, useSearch } from 'wouter';
import { TeacherDashboard } from '../features/teacher-dashboard/TeacherDashboard';
import { TeacherShortcuts } from '../features/teacher-shortcuts/TeacherShortcuts';
import { teacherLoginFromHere } from '../platform/errand';
import { getToken } from '../platform/token';
import { useTeacherLogin } from '../platform/use-teacher-login';
import { teacherPaths } from '../quiz-parts/teacher-paths';
import { LeaveGuard } from '../ui/LeaveGuard';
import { PageShell } from '../ui/PageShell';
import { Skeleton } from '../ui/Skeleton';
import { Toaster } from '../ui/Toaster';
import { ViewEntry } from './ViewEntry';

const QuizEditor = lazy(async () => ({
  default: (await import('../features/quiz-editor/QuizEditor')).QuizEditor,
}));
const QuestionEditor = lazy(async () => ({
  default: (await import('../features/question-editor/QuestionEditor')).QuestionEditor,
}));
const EvaluationScreen = lazy(async () => ({
  default: (await import('../features/evaluation/EvaluationScreen')).EvaluationScreen,
}));
const LiveQuizScreen = lazy(async () => ({
  default: (await import('../features/live-quiz/LiveQuizScreen')).LiveQuizScreen,
}));
const AllowancesScreen = lazy(async () => ({
  default: (await import('../features/live-quiz/allowances/AllowancesScreen')).AllowancesScreen,
}));
const ReceiptScreen = lazy(async () => ({
  default: (await import('../features/live-quiz/ReceiptScreen')).ReceiptScreen,
}));
const PrintPaper = lazy(async () => ({
  default: (await import('../features/print-paper/PrintPaper')).PrintPaper,
}));

const PreviewQuiz = lazy(async () => ({
  default: (await import('../features/take-quiz/preview/PreviewQuiz')).PreviewQuiz,
}));

// A server that goes away leads to the login page, which it could not send any more.
const prepareLogin = () => void import('../features/login/LoginPages').catch(() => undefined);

/** The teacher's route: dashboard, editors, live view, evaluation, print and preview by query, so that Back leads from one to the other. */
export function TeacherPage() {
  if (!getToken()) return <Redirect to={teacherLoginFromHere()} replace />;
  const loading = (
    <PageShell>
      <Skeleton height="20rem" />
    </PageShell>
  );
  return (
    <LeaveGuard>
      <Suspense fallback={loading}>
        <TeacherView />
      </Suspense>
      <TeacherShortcuts />
      <Toaster />
    </LeaveGuard>
  );
}

function TeacherView() {
  const query = new URLSearchParams(useSearch());
  const [quizId, view, questionId] = ['quiz', 'view', 'question'].map((name) => query.get(name));
  return (
    <>
      <TeacherScreen
        quizId={quizId ?? null}
        view={view ?? null}
        questionId={questionId ?? null}
        isNew={query.get('new') === '1'}
      />
      <ViewEntry view={view === 'edit' ? `${quizId} ${questionId}` : `${quizId} ${view}`} />
    </>
  );
}

interface TeacherScreenProps {
  quizId: string | null;
  view: string | null;
  questionId: string | null;
  /** Whether the quiz was made just now and never saved by hand. */
  isNew: boolean;
}

function TeacherScreen({ quizId, view, questionId, isNew }: TeacherScreenProps) {
  const [, navigate] = useLocation();
  const goToLogin = useTeacherLogin();
  const endSession = useCallback((reason: string) => goToLogin({ reason, isRefused: true }), [goToLogin]);
  if (quizId && view === 'live') return <LiveQuizScreen quizId={quizId} />;
  if (view === 'allowances') return <AllowancesScreen quizId={quizId} />;
  if (view === 'receipt') return <ReceiptScreen quizId={quizId} />;
  if (quizId && view === 'results') {
    return <EvaluationScreen quizId={quizId} />;
  }
  if (quizId && view === 'print') {
    return <PrintPaper quizId={quizId} />;
  }
  if (quizId && view === 'preview') {
    return (
      <PreviewQuiz
        quizId={quizId}
        onBack={() => navigate(teacherPaths.dashboard)}
        onSessionEnded={endSession}
      />
    );
  }
  if (quizId && view === 'edit' && questionId) {
    return (
      <QuestionEditor
        quizId={quizId}
        questionId={questionId}
        backHref={teacherPaths.quiz(quizId, { isNew })}
        onSessionEnded={endSession}
      />
    );
  }
  if (quizId && view === 'edit') {
    return <QuizEditor quizId={quizId} isNew={isNew} onSessionEnded={endSession} />;
  }
  return <TeacherDashboard onReady={prepareLogin} />;
}
