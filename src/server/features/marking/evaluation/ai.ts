import type { Teacher } from '../../../../shared/actor';
import { recordAudit } from '../../../db/audit';
import type { Deps } from '../../../deps';
import type { Seen } from '../../../rules/access/seen';
import type { QuizRecord } from '../../quizzes/find';
import { listAiRequests, setUseAi } from './store';
import { type SentToAi, toSentToAi } from './views';

/** Allows or forbids AI marking of a quiz from now on. Audited. */
export function setAi(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { teacher, quiz, input }: { teacher: Teacher; quiz: Seen<QuizRecord, 'edit'>; input: { useAi: boolean } },
): { useAi: boolean } {
  const { useAi } = input;
  setUseAi(db, { quizId: quiz.id, teacherId: quiz.teacherId }, useAi);
  recordAudit(db, {
    at: clock.now(),
    actorId: teacher.accountId,
    action: 'use-ai',
    subject: quiz.id,
    before: { useAi: quiz.useAi },
    after: { useAi },
  });
  return { useAi };
}

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
