import { EVALUATION_POLL_MS } from '../../../shared/constants';
import type { QuizHead } from '../../../shared/quiz/schema';
import type { Loading } from '../../loading/Loaded';
import { nowMs } from '../../platform/clock';
import { trpc } from '../../platform/trpc';
import { usePolling } from '../../platform/use-polling';
import { msToRelease, stageOf } from '../../rules/quiz/stage';

/** Students join and submit while the page is open. */
const WATCH_EVERY_MS = 10_000;

function pollMs({ quiz }: QuizHead): number | false {
  if (stageOf(quiz) === 'evaluating') return EVALUATION_POLL_MS;
  const isMoving = quiz.isPublished && (quiz.acceptingResponses || quiz.runningCount > 0);
  return isMoving ? WATCH_EVERY_MS : msToRelease(quiz, nowMs());
}

/** The state of a quiz for its head and tabs; every action of the teacher refetches it. */
export function useQuizHead(quizId: string): Loading<QuizHead> {
  return trpc.quizzes.head.useQuery({ quizId }, usePolling(pollMs));
}
