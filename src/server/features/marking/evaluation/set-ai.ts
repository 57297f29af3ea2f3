import type { Teacher } from '../../../../shared/actor';
import { recordAudit } from '../../../db/audit';
import type { Deps } from '../../../deps';
import type { Seen } from '../../../rules/access/seen';
import type { QuizRecord } from '../../quizzes/find';
import { setUseAi } from './store';

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
