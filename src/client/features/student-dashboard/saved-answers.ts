import type { SavedQuiz } from '../../../shared/quiz-session/saved-quiz';

// Not part of the first load: few students come back to a quiz.
const load = () => import('./send-saved');

/** Sends what this device still has of an attempt; rejects where it could not be sent. */
export const sendSaved = async (saved: SavedQuiz): Promise<void> => (await load()).sendSaved(saved);

/** Hands in the answers of an attempt that is over; answers whether the server has them, in whatever way. */
export const handInLate = async (saved: SavedQuiz): Promise<boolean> =>
  load().then(
    (answers) => answers.handInLate(saved),
    () => false,
  );
