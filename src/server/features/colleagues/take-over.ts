import { accessMessages } from '../../../shared/access/messages';
import type { SharedRight } from '../../../shared/access/rights';
import { emailKey } from '../../../shared/account/email-key';
import { DomainError } from '../../../shared/errors';
import { recordAudit } from '../../db/audit';
import type { Deps } from '../../deps';
import { isNameTaken } from '../classes/class-name';
import { isFull } from '../classes/create';
import { whatIsTooMany } from '../quizzes/ceilings';
import type { QuizRecord } from '../quizzes/find';
import { isTitleTaken } from '../quizzes/title';
import { giveClass, giveQuiz } from './hand-over-store';
import { deleteOffersOf } from './offers-store';
import { deleteShare, type SharedKey, saveShare } from './store';
import type { Successor } from './successor';

/** The dependencies of a hand-over. */
export type HandOverDeps = Pick<Deps, 'db' | 'clock' | 'ids' | 'policy' | 'siteDetails'>;

interface Parties {
  readonly from: Successor;
  readonly to: Successor;
  /** Null: none. */
  readonly formerOwnerMay: SharedRight | null;
}

/** Gives quizzes to their new owner. Throws 409 for a running evaluation, a title in use, or more than fits. */
export function takeOverQuizzes(
  deps: HandOverDeps,
  { quizzes, ...parties }: Parties & { quizzes: readonly QuizRecord[] },
): void {
  const { id } = parties.to;
  for (const { evaluationStatus, title } of quizzes) {
    if (evaluationStatus === 'in-progress') {
      throw new DomainError('conflict', accessMessages.evaluationRuns(title));
    }
    if (isTitleTaken(deps, id, title)) {
      throw new DomainError('conflict', accessMessages.successorHasTitle(title));
    }
  }
  const tooMany = whatIsTooMany(
    deps,
    id,
    quizzes.map((quiz) => quiz.id),
  );
  if (tooMany) throw new DomainError('conflict', accessMessages.successorIsFull(tooMany));
  for (const quiz of quizzes) {
    giveQuiz(deps.db, quiz.id, id);
    noteHandOver(deps, parties, { what: 'quiz', id: quiz.id });
  }
}

/**
 * Gives a class to its new owner, with quizzes. What stays with the former owner is assigned to the class as before. Refuses as
 * `takeOverQuizzes` does, a name that is taken, and one class too many (409).
 */
export function takeOverClass(
  deps: HandOverDeps,
  {
    schoolClass: { id, name },
    quizzes,
    ...parties
  }: Parties & {
    schoolClass: { readonly id: string; readonly name: string };
    quizzes: readonly QuizRecord[];
  },
): void {
  if (isNameTaken(deps, parties.to.id, name)) {
    throw new DomainError('conflict', accessMessages.successorHasName(name));
  }
  if (isFull(deps, parties.to.id))
    throw new DomainError('conflict', accessMessages.successorIsFull('classes'));
  takeOverQuizzes(deps, { ...parties, quizzes });
  giveClass(deps.db, id, parties.to.id);
  noteHandOver(deps, parties, { what: 'class', id });
}

/** The former owner keeps what the new one lets them; the log says who gave what to whom, and who accepted it. */
function noteHandOver(
  { db, clock }: HandOverDeps,
  { from, to, formerOwnerMay }: Parties,
  key: SharedKey,
): void {
  const now = clock.now();
  deleteShare(db, key, emailKey(to.email));
  deleteShare(db, key, emailKey(from.email));
  if (formerOwnerMay !== null) {
    saveShare(db, key, { email: emailKey(from.email), right: formerOwnerMay, expiresAt: null }, now);
  }
  deleteOffersOf(db, key);
  recordAudit(db, {
    at: now,
    actorId: to.id,
    action: 'hand-over',
    subject: key.id,
    before: { teacherId: from.id },
    after: { teacherId: to.id, formerOwnerMay },
  });
}
