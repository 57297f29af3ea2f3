import { lazy, Suspense } from 'react';
import { useLocation } from 'wouter';
import type { QuizRow } from '../../../shared/quiz/schema';
import { teacherPaths } from '../../../shared/teacher-paths';
import { WaitingMenu } from '../../ui/Menu';
import { QuizDialogs } from '../acts/QuizDialogs';
import { useQuizActions } from '../acts/use-quiz-actions';

const QuizMenu = lazy(async () => ({ default: (await import('../acts/QuizMenu')).QuizMenu }));

/** The quiz's menu on all its pages. */
export function QuizHeadMenu({ quiz }: { quiz: QuizRow }) {
  const [, navigate] = useLocation();
  const actions = useQuizActions(quiz, { onRemoved: () => navigate(teacherPaths.dashboard) });
  return (
    <>
      <Suspense fallback={<WaitingMenu label={`More for ${quiz.title}`} />}>
        <QuizMenu quiz={quiz} actions={actions} />
      </Suspense>
      <QuizDialogs quiz={quiz} actions={actions} />
    </>
  );
}
