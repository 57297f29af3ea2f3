import type { Teacher } from '../../../shared/actor';
import type { CorrectionPolicy } from '../../../shared/constants';
import { DomainError } from '../../../shared/errors';
import type { Correction } from '../../../shared/marking/schema';
import { messages } from '../../../shared/messages';
import type { Question } from '../../../shared/question/schema';
import { recordAudit } from '../../db/audit';
import { differenceOf } from '../../db/audit-difference';
import type { Deps } from '../../deps';
import type { Seen } from '../../rules/access/seen';
import { type MarksOfQuestion, readMarksOfQuestion, restoreMarks } from '../marking/evaluation/remark';
import type { QuizRecord } from '../quizzes/find';
import { toColumns } from '../quizzes/views';
import { getQuestion } from './find';
import {
  type CorrectionRecord,
  findLastCorrection,
  insertCorrection,
  setUndone,
  updateOwnQuestion,
} from './store';

/** The last correction of a question in force, or null. */
export function getLastCorrection(
  { db }: Pick<Deps, 'db'>,
  { question }: { question: Question },
): Correction | null {
  const last = findLastCorrection(db, question._id);
  return last ? toCorrection(last, question) : null;
}

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

/**
 * Writes an audit line with the changes of the question and its marks; the correction itself stores both
 * whole.
 */
function auditCorrection(
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

/**
 * Undoes a correction: key, marks and results return; newer teacher's marks stay. Throws 409 if the question was changed again.
 * Idempotent.
 */
export function undoCorrection(
  deps: Parameters<typeof restoreMarks>[0],
  asked: {
    teacher: Teacher;
    quiz: Seen<QuizRecord, 'edit'>;
    question: Question;
    correction: CorrectionRecord;
  },
): Question {
  const { teacher, quiz, question, correction } = asked;
  if (correction.undoneAt !== null) return question;
  const isLast = findLastCorrection(deps.db, question._id)?.id === correction.id;
  if (!isLast || !toCorrection(correction, question).canUndo) {
    throw new DomainError('conflict', messages.correctionNotLast);
  }
  const [before, after] = [readState(correction.before), readState(correction.after)];
  const own = { questionId: question._id, teacherId: quiz.teacherId };
  updateOwnQuestion(deps.db, own, toColumns(before.question));
  setUndone(deps.db, correction.id, deps.clock.now());
  restoreMarks(deps, { quizId: quiz.id, question: before.question, before, after });
  auditCorrection(deps, teacher, 'correction-undo', { from: after, to: before, policy: correction.policy });
  return getQuestion(deps, quiz.id, question._id);
}

/** One side of a correction, as stored: the question and its marks. */
interface State extends MarksOfQuestion {
  readonly question: Question;
}

/** Our own JSON, written in one place and never sent. */
const readState = (json: string): State => JSON.parse(json) as State;

/** The marks that differ between two states, by attempt. */
function changesOf(from: MarksOfQuestion, to: MarksOfQuestion) {
  return Object.entries(to.marks).flatMap(([attemptId, { score: after }]) => {
    const before = from.marks[attemptId]?.score ?? 0;
    return before === after ? [] : [{ attemptId, before, after }];
  });
}

/** A correction as its teacher sees it; undoable while the question is unchanged since. */
function toCorrection(
  row: { id: string; at: number; policy: CorrectionPolicy; before: string; after: string },
  question: Question,
): Correction {
  const [before, after] = [readState(row.before), readState(row.after)];
  const changes = changesOf(before, after);
  return {
    ...{ _id: row.id, at: row.at, policy: row.policy },
    gainCount: changes.filter((change) => change.after > change.before).length,
    lossCount: changes.filter((change) => change.after < change.before).length,
    canUndo: JSON.stringify(after.question) === JSON.stringify(question),
  };
}
