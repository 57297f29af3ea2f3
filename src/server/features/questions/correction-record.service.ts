import type { Teacher } from '../../../shared/actor';
import { DomainError } from '../../../shared/errors';
import type { CorrectionPolicy } from '../../../shared/marking/corrected-keys';
import type { Correction } from '../../../shared/marking/schema';
import { messages } from '../../../shared/messages';
import type { Question } from '../../../shared/question/schema';
import { recordAudit } from '../../db/audit';
import type { Deps } from '../../deps';
import { readMarksOfQuestion, restoreMarks } from '../evaluation/remark';
import { questionsRepo } from './repo';
import { getOwnQuestion, getQuestion, toRow } from './service';
import { changesOf, readState, type State, toCorrection } from './views';

type RecordDeps = Pick<Deps, 'db' | 'clock' | 'ids'>;
type UndoDeps = Parameters<typeof restoreMarks>[0] & Pick<Deps, 'inTransaction'>;

/** Writes a correction and keeps what undoing it needs; belongs into a transaction. */
export function recordCorrection(
  deps: RecordDeps,
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
  const now = deps.clock.now();
  questionsRepo(deps.db).insertCorrection.run({
    ...{ id: deps.ids.id(), questionId: own.questionId, teacherId: teacher.accountId, now, policy },
    before: JSON.stringify(before),
    after: JSON.stringify(after),
  });
  audit(deps, teacher, 'correction', { from: before, to: after, policy });
  return after.question;
}

/** The last correction of an own question (404) that stands; null without one. */
export function getLastCorrection(
  deps: Pick<Deps, 'db'>,
  teacher: Teacher,
  questionId: unknown,
): Correction | null {
  const { question } = getOwnQuestion(deps, teacher, questionId);
  const last = questionsRepo(deps.db).findLastCorrection.get({ questionId: question._id });
  return last ? toCorrection(last, question) : null;
}

/**
 * Takes a correction of an own question back (404): key, marks and results stand as they were, what the teacher marked since
 * stays. Refuses once the question was changed again (409). Again = the same answer.
 */
export function undoCorrection(
  deps: UndoDeps,
  teacher: Teacher,
  { questionId, correctionId }: { questionId: unknown; correctionId: unknown },
): Question {
  return deps.inTransaction(() => {
    const { quiz, question } = getOwnQuestion(deps, teacher, questionId);
    const repo = questionsRepo(deps.db);
    const own = { questionId: question._id, correctionId: String(correctionId) };
    const correction = repo.findCorrection.get(own);
    if (!correction) throw new DomainError('not_found', messages.correctionNotFound);
    if (correction.undoneAt !== null) return question;
    const isLast = repo.findLastCorrection.get(own)?.id === correction.id;
    if (!isLast || !toCorrection(correction, question).canUndo) {
      throw new DomainError('conflict', messages.correctionNotLast);
    }
    const [before, after] = [readState(correction.before), readState(correction.after)];
    repo.save.run({ ...toRow(before.question), questionId: question._id, teacherId: teacher.accountId });
    repo.setUndone.run({ ...own, now: deps.clock.now() });
    restoreMarks(deps, { quizId: quiz.id, question: before.question, before, after });
    audit(deps, teacher, 'correction-undo', { from: after, to: before, policy: correction.policy });
    return getQuestion(deps, quiz.id, question._id);
  });
}

function audit(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { accountId }: Teacher,
  action: 'correction' | 'correction-undo',
  { from, to, policy }: { from: State; to: State; policy: CorrectionPolicy },
): void {
  const changes = changesOf(from, to);
  recordAudit(db, {
    ...{ at: clock.now(), actorId: accountId, action, subject: to.question._id },
    before: { question: from.question, marks: changes.map(({ attemptId, before }) => [attemptId, before]) },
    after: {
      policy,
      question: to.question,
      marks: changes.map(({ attemptId, after }) => [attemptId, after]),
    },
  });
}
