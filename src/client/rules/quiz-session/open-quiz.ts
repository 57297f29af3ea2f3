import type { Answers } from '../../../shared/answer/answer';
import type { JoinedQuiz } from '../../../shared/attempt/schema';
import { TAB_CHANGE_LIMIT } from '../../../shared/constants';
import { effectiveSettings } from '../../../shared/quiz/settings';
import type { RunningPlace } from './place';
import { resumeSavedQuiz } from './resume';
import type { SavedQuiz } from './saved-quiz';
import { openSession, type QuizSession } from './state';

interface OpenedQuiz {
  session: QuizSession;
  /** Set if the time ran out while the student was away: submit after this time. */
  submitAfterMs: number | null;
}

/** The session of a joined quiz, resuming from this device's saved state of the attempt (spec §4 "Timers"). */
export function openQuiz(joined: JoinedQuiz, saved: SavedQuiz | null, nowMs: number): OpenedQuiz {
  if (saved?.attemptDetails._id !== joined.attempt._id) {
    return { session: openSession({ joined, nowMs }), submitAfterMs: null };
  }
  // Unsent local answers are newer than the server's.
  const answers: Answers = { ...joined.attempt.answers, ...saved.answers };
  // One by one, only the server knows which question has begun.
  if (joined.quiz.sendOneByOne && joined.attempt.place) {
    return { session: openSession({ joined, nowMs, answers }), submitAfterMs: null };
  }
  // The saved state may be tampered with: questions and limits come from the server.
  const onPaper = { ...saved, quizDetails: effectiveSettings(joined.quiz) };
  const resumption = resumeSavedQuiz({ saved: onPaper, nowMs, deadlineMs: joined.attempt.deadline });
  if (resumption.kind === 'running') {
    const resumed = withinServersTime(resumption, joined, nowMs);
    const opening = { joined, nowMs, answers, ...(resumed && { resumed }) };
    return { session: openSession(opening), submitAfterMs: null };
  }
  const submitAfterMs = resumption.kind === 'submit' ? resumption.afterMs : null;
  return { session: openSession({ joined, nowMs, answers }), submitAfterMs };
}

/** The place with at most the server's time for its question; null if that is over. */
function withinServersTime(place: RunningPlace, joined: JoinedQuiz, nowMs: number): RunningPlace | null {
  const { currentQuestionIndex: index, questionTimeRemaining } = place;
  if (questionTimeRemaining === null) return place;
  const following = joined.quiz.questions.slice(index + 1);
  const followingSeconds = following.reduce((sum, { timeLimit }) => sum + (timeLimit ?? 0), 0);
  const secondsLeft = (joined.attempt.deadline - nowMs) / 1000 - followingSeconds;
  if (secondsLeft <= 0) return null;
  return { ...place, questionTimeRemaining: Math.min(questionTimeRemaining, secondsLeft) };
}

/** A saved quiz as the response of a join at an epoch millisecond; never before it was saved. */
export function savedAsJoined(
  { quizDetails, attemptDetails, answers, lastSaved }: SavedQuiz,
  guessedNowMs: number,
): JoinedQuiz {
  const serverNow = Math.max(guessedNowMs, lastSaved);
  // An older version may have saved it.
  const {
    pausedSince = null,
    tabChangeLimit = TAB_CHANGE_LIMIT,
    revisions = {},
  } = attemptDetails as Partial<typeof attemptDetails>;
  // During a pause the deadline moves along: the time left stays as saved.
  const heldMs = pausedSince === null ? 0 : serverNow - lastSaved;
  const deadline = attemptDetails.deadline + heldMs;
  return {
    quiz: quizDetails,
    // The saved state is newer than the server's join response.
    attempt: {
      ...attemptDetails,
      ...{ pausedSince, tabChangeLimit, revisions, answers, deadline, serverNow },
      place: null,
    },
  };
}
