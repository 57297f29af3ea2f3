import type { Teacher } from '../../../../shared/actor';
import type { Appeal, MemberAppeal, ReceivedAppeal } from '../../../../shared/appeals/schema';
import { DomainError } from '../../../../shared/errors';
import type { Question } from '../../../../shared/question/schema';
import { refusals } from '../../../../shared/refusals';
import { recordAudit } from '../../../db/audit';
import { noteMarksChanged } from '../../../db/marks-revisions';
import type { Deps } from '../../../deps';
import type { Seen } from '../../../rules/access/seen';
import type { OwnAttempt } from '../../attempts/own-attempt';
import type { QuizRecord } from '../../quizzes/find';
import { findScore } from '../evaluation/find-score';
import { giveMarks } from '../evaluation/give-marks';
import type { RescoreDeps } from '../evaluation/rescore';
import type { SubmittedAttempt } from '../evaluation/submitted-attempts';
import { appealsStore, saveAppeal, saveAppealAnswer } from './store';

/** Asks the teacher for a second look at a released mark. Throws 409 while the previous one is unanswered. */
export function askForSecondLook(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  {
    attempt: { id: attemptId },
    questionId,
    input: { text },
  }: { attempt: OwnAttempt; questionId: string; input: { text: string } },
): { appeal: Appeal } {
  const known = appealsStore(db).find.get({ attemptId, questionId });
  if (known && known.answer === null) throw new DomainError('conflict', refusals.secondLookIsOpen);
  const askedAt = clock.now();
  saveAppeal(db, { attemptId, questionId, text, askedAt });
  return { appeal: { text, askedAt, answer: null, answeredAt: null } };
}

interface AnswerRequest {
  readonly teacher: Teacher;
  readonly quiz: Seen<QuizRecord, 'mark'>;
  readonly attempt: Seen<SubmittedAttempt, 'mark'>;
  readonly question: Question;
  readonly input: {
    readonly answer: string;
    readonly marks?: number | undefined;
    readonly seenAt?: number | undefined;
  };
}

/**
 * Answers a second look and changes the marks with it, in one transaction. Throws 404 without a request, 409
 * if it is already answered, and as `giveMarks`. Audited with the student's words.
 */
export function answerSecondLook(
  deps: RescoreDeps,
  { teacher, quiz, attempt, question, input: { answer, marks, seenAt } }: AnswerRequest,
): { appeal: Appeal; isChanged: boolean } {
  const key = { attemptId: attempt.id, questionId: question._id };
  const asked = appealsStore(deps.db).find.get(key);
  if (!asked) throw new DomainError('not_found', refusals.secondLookNotAsked);
  if (asked.answer !== null) throw new DomainError('conflict', refusals.secondLookIsAnswered);

  const seen = seenAt === undefined ? undefined : { [attempt.calledId]: seenAt };
  const isChanged = marks !== undefined && marks !== findScore(deps, key);
  if (isChanged) giveMarks(deps, { teacher, quiz, question, given: [{ attempt, marks }], seenAt: seen });
  const answeredAt = deps.clock.now();
  noteMarksChanged(deps.db, { quizId: quiz.id, questionId: null }, answeredAt);
  saveAppealAnswer(deps.db, { ...key, answer, answeredAt });
  recordAudit(deps.db, {
    at: answeredAt,
    actorId: teacher.accountId,
    action: 'second-look',
    subject: `${attempt.id}/${question._id}`,
    before: { text: asked.text },
    after: { answer },
  });
  return { appeal: { ...asked, answer, answeredAt }, isChanged };
}

type ReadDeps = Pick<Deps, 'db'>;

/** The second looks of a quiz, answered or not, oldest first. */
export const listAppeals = ({ db }: ReadDeps, quizId: string): ReceivedAppeal[] =>
  appealsStore(db).listOfQuiz.all({ quizId });

/** A student's second looks in some quizzes, the open ones first; `quizIds` is a JSON list. */
export const listAppealsOf = (
  { db }: ReadDeps,
  asked: { readonly studentId: string; readonly quizIds: string },
): MemberAppeal[] => appealsStore(db).listOfStudent.all(asked);

/** The second looks of one attempt by question id. */
export const readAppealsOf = ({ db }: ReadDeps, attemptId: string): ReadonlyMap<string, Appeal> =>
  new Map(
    appealsStore(db)
      .listOfAttempt.all({ attemptId })
      .map(({ questionId, ...appeal }) => [questionId, appeal]),
  );
