import type { Deps } from '../../../deps';
import type { Seen } from '../../../rules/access/seen';
import type { QuizRecord } from '../../quizzes/find';
import { listAiRequests } from './store';
import { type SentToAi, toSentToAi } from './views';

/**
 * All data of a quiz sent to AI servers for marking, oldest first (time, host, question, model answer, texts), and the current
 * host, null without one.
 */
export function getSentToAi(
  { db, textGrader }: Pick<Deps, 'db' | 'textGrader'>,
  { quiz }: { quiz: Seen<QuizRecord, 'look'> },
): SentToAi {
  const requests = listAiRequests(db, { quizId: quiz.id, teacherId: quiz.teacherId });
  return toSentToAi({ useAi: quiz.useAi, host: textGrader.sendsTo ?? null, requests });
}
