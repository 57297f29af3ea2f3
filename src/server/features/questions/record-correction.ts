import type { Teacher } from '../../../shared/actor';
import type { CorrectionPolicy } from '../../../shared/marking/corrected-keys';
import type { Question } from '../../../shared/question/schema';
import { recordAudit } from '../../db/audit';
import { differenceOf } from '../../db/audit-difference';
import type { Deps } from '../../deps';
import { readMarksOfQuestion } from '../marking/evaluation/remark';
import { insertCorrection } from './corrections-store';
import { changesOf, type State } from './views';

/** Records a correction with everything needed to undo it; call inside a transaction. */
export function recordCorrection(
  deps: Pick<Deps, 'db' | 'clock' | 'ids'>,
  correction: {
    teacher: Teacher;
    quizId: string;
    before: Question;
    policy: CorrectionPolicy;
    write: () => Question;
  },
): Question {
  const { teacher, quizId, policy } = correction;
  const own = { quizId, questionId: correction.before._id };
  const before: State = { question: correction.before, ...readMarksOfQuestion(deps, own) };
  const after: State = { question: correction.write(), ...readMarksOfQuestion(deps, own) };
  insertCorrection(deps.db, {
    ...{ id: deps.ids.id(), questionId: own.questionId, teacherId: teacher.accountId, policy },
    at: deps.clock.now(),
    before: JSON.stringify(before),
    after: JSON.stringify(after),
  });
  auditCorrection(deps, teacher, 'correction', { from: before, to: after, policy });
  return after.question;
}

/** A line in the audit log with what changed of the question and the marks; the correction itself keeps both in whole. */
export function auditCorrection(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { accountId }: Teacher,
  action: 'correction' | 'correction-undo',
  { from, to, policy }: { from: State; to: State; policy: CorrectionPolicy },
): void {
  const changes = changesOf(from, to);
  const question = differenceOf(from.question, to.question);
  recordAudit(db, {
    ...{ at: clock.now(), actorId: accountId, action, subject: to.question._id },
    before: { question: question.before, marks: changes.map(({ attemptId, before }) => [attemptId, before]) },
    after: {
      policy,
      question: question.after,
      marks: changes.map(({ attemptId, after }) => [attemptId, after]),
    },
  });
}
