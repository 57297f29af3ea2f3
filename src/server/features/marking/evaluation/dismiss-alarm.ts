import type { Teacher } from '../../../../shared/actor';
import { markingMessages } from '../../../../shared/marking/messages';
import type { Question } from '../../../../shared/question/schema';
import { recordAudit } from '../../../db/audit';
import { noteMarksChanged } from '../../../db/marks-revisions';
import type { Deps } from '../../../deps';
import type { Seen } from '../../../rules/access/seen';
import type { QuizRecord } from '../../quizzes/find';
import { findDismissed, saveDismissed } from './review-store';

/** Dismisses the wrong-key alarm of a question until its evidence changes. Audited. */
export function dismissAlarm(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  {
    teacher,
    quiz,
    question: { _id: questionId },
    input: { evidence },
  }: { teacher: Teacher; quiz: Seen<QuizRecord, 'mark'>; question: Question; input: { evidence: string } },
): { message: string } {
  const at = clock.now();
  const before = findDismissed(db, questionId);
  saveDismissed(db, { questionId, evidence, at });
  noteMarksChanged(db, { quizId: quiz.id, questionId: null }, at);
  const act = { at, actorId: teacher.accountId, action: 'dismiss-alarm', subject: questionId };
  recordAudit(db, { ...act, before, after: { evidence } });
  return { message: markingMessages.alarmDismissed };
}
