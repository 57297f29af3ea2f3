import type { Seen } from '../../../../shared/access/seen';
import type { Deps } from '../../../deps';
import type { QuizRecord } from '../../quizzes/find';
import { listAiRequests } from './store';
import { type SentToAi, toSentToAi } from './views';

/**
 * Everything of a quiz that left this server for marking: each request with its time, host, question, model answer and texts,
 * oldest first; and the host that would be asked now, null without one.
 */
export function getSentToAi(
  { db, textGrader }: Pick<Deps, 'db' | 'textGrader'>,
  { quiz }: { quiz: Seen<QuizRecord, 'look'> },
): SentToAi {
  const requests = listAiRequests(db, { quizId: quiz.id, teacherId: quiz.teacherId });
  return toSentToAi({ useAi: quiz.useAi, host: textGrader.sendsTo ?? null, requests });
}
