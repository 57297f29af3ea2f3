import type { SavedQuiz } from '../../../shared/attempt/saved-quiz';
import type { Answers, JoinedQuiz } from '../../../shared/attempt/schema';
import { openSession, type QuizSession } from '../../../shared/attempt/session-state';
import { resumeSavedQuiz } from '../../../shared/timing/resume';

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
  const resumption = resumeSavedQuiz({ saved, nowMs, deadlineMs: joined.attempt.deadline });
  if (resumption.kind === 'running') {
    return { session: openSession({ joined, nowMs, answers, resumed: resumption }), submitAfterMs: null };
  }
  const submitAfterMs = resumption.kind === 'submit' ? resumption.afterMs : null;
  return { session: openSession({ joined, nowMs, answers }), submitAfterMs };
}
