import type { JoinedQuiz, Place, RunningAttempt } from '../../../shared/attempt/schema';
import { carryOverrun, type Resumption } from './resume';

export type RunningPlace = Extract<Resumption, { kind: 'running' }>;

/** The server's place of an attempt in session time: a pause moves the question's end along. */
export function placeOnServer(
  { place, pausedSince, serverNow }: Pick<RunningAttempt, 'place' | 'pausedSince' | 'serverNow'>,
  nowMs: number,
): Place | null {
  if (!place || place.endsAt === null || pausedSince === null) return place;
  return { ...place, endsAt: place.endsAt + nowMs - serverNow };
}

/**
 * The question a quiz opens at. The browser's state can be further on or have less time than the server's, never the reverse
 * (contract "Frozen answers").
 */
export function openingPlace({
  joined,
  nowMs,
  resumed,
}: {
  joined: JoinedQuiz;
  nowMs: number;
  resumed?: RunningPlace | undefined;
}): Place {
  const onServer = placeOnServer(joined.attempt, nowMs);
  if (!resumed) return onServer ?? startPlace(joined, nowMs);
  const { currentQuestionIndex: index, questionTimeRemaining: seconds } = resumed;
  const kept = { index, endsAt: seconds === null ? null : nowMs + seconds * 1000 };
  return onServer ? furtherOf(kept, onServer) : kept;
}

/** The further of two places; at the same question, the one with less time. */
export function furtherOf(left: Place, right: Place): Place {
  if (left.index !== right.index) return left.index > right.index ? left : right;
  return (left.endsAt ?? 0) < (right.endsAt ?? 0) ? left : right;
}

// Without recorded progress the attempt's clock decides: no question gets its time back.
function startPlace({ quiz, attempt }: JoinedQuiz, nowMs: number): Place {
  if (!quiz.useQuestionTimer) return { index: 0, endsAt: null };
  const limits = quiz.questions.map((question) => question.timeLimit ?? 0);
  const addedMs = Math.max(0, attempt.deadline - attempt.startTime - 1000 * sumOf(limits));
  const elapsedSeconds = Math.max(0, (nowMs - attempt.startTime - addedMs) / 1000);
  const open = carryOverrun({ index: 0, secondsLeft: limits[0] ?? 0, limits, elapsedSeconds });
  const { index, secondsLeft } = open ?? { index: limits.length - 1, secondsLeft: 0 };
  return { index, endsAt: nowMs + secondsLeft * 1000 };
}

const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, each) => sum + each, 0);
