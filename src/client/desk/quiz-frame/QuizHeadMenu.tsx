import { useLocation } from 'wouter';
import type { QuizRow } from '../../../shared/quiz/schema';
import { teacherPaths } from '../../../shared/teacher-paths';
import { QuizDialogs } from '../acts/QuizDialogs';
import { QuizMenu } from '../acts/QuizMenu';
import { useQuizActions } from '../acts/use-quiz-actions';

export function QuizHeadMenu({ quiz }: { quiz: QuizRow }) {
  const [, navigate] = useLocation();
  const actions = useQuizActions(quiz, { onRemoved: () => navigate(teacherPaths.dashboard) });
  return (
    <>
      <QuizMenu quiz={quiz} actions={actions} />
      <QuizDialogs quiz={quiz} actions={actions} />
    </>
  );
}
