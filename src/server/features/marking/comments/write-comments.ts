import type { Teacher } from '../../../../shared/actor';
import type { CommentRequest, WrittenComment } from '../../../../shared/comments/schema';
import { ColleagueConflict } from '../../../../shared/marking/colleague-conflict';
import { colleagueMessages } from '../../../../shared/marking/colleague-messages';
import type { Question } from '../../../../shared/question/schema';
import { type AuditEntry, recordAudit } from '../../../db/audit';
import { decidersFor, nameOf } from '../../../db/mark-columns';
import { noteMarksChanged } from '../../../db/marks-revisions';
import type { Deps } from '../../../deps';
import type { Seen } from '../../../rules/access/seen';
import type { QuizRecord } from '../../quizzes/find';
import { getAttemptsAsked, type SubmittedAttempt } from '../evaluation/submitted-attempts';
import { commentsStore } from './store';

interface CommentOnAnswers {
  readonly teacher: Teacher;
  readonly quiz: Seen<QuizRecord, 'mark'>;
  readonly question: Question;
  readonly input: CommentRequest & {
    readonly studentIds: readonly string[];
    /** The comments the teacher saw, by student; if absent, stored ones are replaced unchecked. */
    readonly seen?: Readonly<Record<string, string>> | undefined;
  };
}

/**
 * Sets one comment on the answers of several students, all or none, also after the release; an empty text removes it. Throws 404
 * for an unknown student, 409 if a colleague changed a comment since the teacher looked.
 */
export function writeComments(
  deps: Pick<Deps, 'db' | 'arrangements' | 'pseudonyms' | 'clock'>,
  { teacher, quiz, question, input: { studentIds, text, seen } }: CommentOnAnswers,
): WrittenComment {
  const attempts = getAttemptsAsked(deps, { teacher, quiz, questionId: question._id, studentIds });
  const questionId = question._id;
  const store = commentsStore(deps.db);
  const now = deps.clock.now();
  if (seen) {
    const meant = attempts.map(({ id: attemptId, calledId }) => ({
      ...{ attemptId, questionId, studentId: calledId, text, seen: seen[calledId] ?? '' },
      before: store.findOnAnswer.get({ attemptId, questionId })?.text ?? '',
    }));
    rejectStaleComments(deps, { teacher, meant });
  }
  const changes = attempts.flatMap(({ id: attemptId, studentId }): CommentChange[] => {
    const answer = { attemptId, questionId };
    const before = store.findOnAnswer.get(answer)?.text ?? '';
    if (before === text) return [];
    if (text === '') store.removeFromAnswer.run(answer);
    else store.saveOnAnswer.run({ ...answer, text, now });
    return [{ attemptId, studentId, before, after: text }];
  });
  if (changes.length > 0) noteMarksChanged(deps.db, { quizId: quiz.id, questionId }, now);
  recordComments(deps.db, { at: now, actorId: teacher.accountId, questionId, changes });
  return { comment: text || null, changed: changes.length };
}

/** A comment to write, the stored one and the one the teacher saw; '' means no comment. */
export interface MeantComment {
  readonly attemptId: string;
  readonly studentId: string;
  /** Null for the submission as a whole. */
  readonly questionId: string | null;
  readonly before: string;
  readonly seen: string;
  readonly text: string;
}

/**
 * Throws 409 if a colleague changed or removed a comment since the teacher saw it. The teacher's own words from another page, and
 * equal words, do not conflict. The audit log is read only where the texts differ.
 */
function rejectStaleComments(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { teacher: { accountId }, meant }: { teacher: Teacher; meant: readonly MeantComment[] },
): void {
  const deciderOf = decidersFor(db, accountId);
  const inTheWay = meant
    .filter(({ before, seen, text }) => before !== seen && before !== text)
    .map((comment) => ({ ...comment, last: lastActOn(db, comment) }))
    .filter(({ last }) => last?.actorId !== accountId)
    .toSorted((one, other) => (other.last?.at ?? 0) - (one.last?.at ?? 0));
  const [latest] = inTheWay;
  if (!latest) return;
  const name = nameOf(db, latest.last?.actorId ?? null);
  const told = { name, agoMs: clock.now() - (latest.last?.at ?? 0) };
  const sentence =
    latest.questionId === null
      ? colleagueMessages.commentedOnSubmission(told)
      : colleagueMessages.commented({ ...told, count: inTheWay.length, total: meant.length });
  throw new ColleagueConflict(
    sentence,
    inTheWay.map(({ studentId, before, last }) => ({
      ...{ studentId, comment: before, at: last?.at ?? 0 },
      by: deciderOf(last?.actorId ?? null),
    })),
  );
}

/** Comments to several students are logged under the question. */
const lastActOn = (db: Deps['db'], { attemptId, questionId }: MeantComment) =>
  commentsStore(db).findLastAct.get({
    answer: questionId === null ? attemptId : `${attemptId}/${questionId}`,
    question: questionId ?? '',
    attemptId,
  });

/** One changed comment; '' means no comment. */
interface CommentChange {
  readonly attemptId: string;
  readonly studentId: string;
  readonly before: string;
  readonly after: string;
}

interface CommentAct extends Pick<AuditEntry, 'at' | 'actorId'> {
  /** Null for the submission as a whole. */
  readonly questionId: string | null;
  readonly changes: readonly CommentChange[];
}

/**
 * Writes one audit line under the attempt, the answer or the question, as for marks: the students and the length, never the
 * words.
 */
function recordComments(db: Deps['db'], { questionId, changes, at, actorId }: CommentAct): void {
  const [first, ...others] = changes;
  if (!first) return;
  const act = { at, actorId, action: 'comment' } as const;
  if (questionId !== null && others.length > 0) {
    const side = (name: 'before' | 'after') =>
      Object.fromEntries(
        changes.map((each) => [each.attemptId, { studentId: each.studentId, ...lengthOf(each[name]) }]),
      );
    recordAudit(db, { ...act, subject: questionId, before: side('before'), after: side('after') });
    return;
  }
  const subject = questionId === null ? first.attemptId : `${first.attemptId}/${questionId}`;
  recordAudit(db, { ...act, subject, before: lengthOf(first.before), after: lengthOf(first.after) });
}

const lengthOf = (text: string) => ({ characters: text.length });

interface CommentOnSubmission {
  readonly teacher: Teacher;
  readonly attempt: Seen<SubmittedAttempt, 'mark'>;
  readonly quiz: Seen<QuizRecord, 'mark'>;
  readonly input: CommentRequest & { readonly seen?: string | undefined };
}

/**
 * Sets the comment on a student's whole submission, also after the release; an empty text removes it. Throws 409 if a colleague
 * changed it since the teacher looked.
 */
export function writeOnSubmission(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  {
    teacher,
    quiz,
    attempt: { id: attemptId, studentId, calledId },
    input: { text, seen },
  }: CommentOnSubmission,
): WrittenComment {
  const store = commentsStore(db);
  const before = store.findOnSubmission.get({ attemptId })?.text ?? '';
  if (seen !== undefined) {
    const meant = [{ attemptId, questionId: null, studentId: calledId, before, text, seen }];
    rejectStaleComments({ db, clock }, { teacher, meant });
  }
  if (before === text) return { comment: text || null, changed: 0 };
  const now = clock.now();
  noteMarksChanged(db, { quizId: quiz.id, questionId: null }, now);
  if (text === '') store.removeFromSubmission.run({ attemptId });
  else store.saveOnSubmission.run({ attemptId, text, now });
  const changes = [{ attemptId, studentId, before, after: text }];
  recordComments(db, { at: now, actorId: teacher.accountId, questionId: null, changes });
  return { comment: text || null, changed: 1 };
}
