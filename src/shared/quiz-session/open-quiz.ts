import type { Answers } from '../answer/answer';
import type { JoinedQuiz } from '../attempt/schema';
import { TAB_CHANGE_LIMIT } from '../constants';
import { effectiveSettings } from '../quiz/settings';
import type { RunningPlace } from './place';
import { resumeSavedQuiz } from './resume';
import type { SavedQuiz } from './saved-quiz';
import { openSession, type QuizSession } from './state';

interface OpenedQuiz {
  session: QuizSession;
  /** Set when the time ran out while the student was away: the quiz is submitted after this time. */
  submitAfterMs: number | null;
}

/** The session of a joined quiz, going on from what this device has saved of the same attempt (spec §4 "Timers"). */
export function openQuiz(joined: JoinedQuiz, saved: SavedQuiz | null, nowMs: number): OpenedQuiz {
  if (saved?.attemptDetails._id !== joined.attempt._id) {
    return { session: openSession({ joined, nowMs }), submitAfterMs: null };
  }
  // What was written here and not sent yet is newer than what the server has.
  const answers: Answers = { ...joined.attempt.answers, ...saved.answers };
  // One by one, the server alone knows which question has begun.
  if (joined.quiz.sendOneByOne && joined.attempt.place) {
    return { session: openSession({ joined, nowMs, answers }), submitAfterMs: null };
  }
  // The saved state may have been edited: the questions and their limits are the server's.
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

/** The place with no more time on its question than the server has for it; null when there it is over. */
function withinServersTime(place: RunningPlace, joined: JoinedQuiz, nowMs: number): RunningPlace | null {
  const { currentQuestionIndex: index, questionTimeRemaining } = place;
  if (questionTimeRemaining === null) return place;
  const following = joined.quiz.questions.slice(index + 1);
  const followingSeconds = following.reduce((sum, { timeLimit }) => sum + (timeLimit ?? 0), 0);
  const secondsLeft = (joined.attempt.deadline - nowMs) / 1000 - followingSeconds;
  if (secondsLeft <= 0) return null;
  return { ...place, questionTimeRemaining: Math.min(questionTimeRemaining, secondsLeft) };
}

/** The join that a saved quiz stands for at a time in epoch milliseconds; never earlier than the quiz was saved. */
export function savedAsJoined(
  { quizDetails, attemptDetails, answers, lastSaved }: SavedQuiz,
  guessedNowMs: number,
): JoinedQuiz {
  const serverNow = Math.max(guessedNowMs, lastSaved);
  // An older version of the site may have saved it.
  const {
    pausedSince = null,
    tabChangeLimit = TAB_CHANGE_LIMIT,
    revisions = {},
  } = attemptDetails as Partial<typeof attemptDetails>;
  // While it is paused the deadline moves along: as it was saved, so many milliseconds were left.
  const heldMs = pausedSince === null ? 0 : serverNow - lastSaved;
  const deadline = attemptDetails.deadline + heldMs;
  return {
    quiz: quizDetails,
    // What the server said when the quiz was joined is older than what was saved.
    attempt: {
      ...attemptDetails,
      ...{ pausedSince, tabChangeLimit, revisions, answers, deadline, serverNow },
      place: null,
    },
  };
}
