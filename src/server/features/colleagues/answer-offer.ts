import * as z from 'zod';
import type { AcceptHandOver, HandOver } from '../../../shared/access/hand-over-schema';
import { accessMessages } from '../../../shared/access/messages';
import type { SharedRight } from '../../../shared/access/rights';
import { emailKey } from '../../../shared/account/email-key';
import type { Teacher } from '../../../shared/actor';
import { DomainError } from '../../../shared/errors';
import type { Target } from '../../calls/declare';
import { recordAudit } from '../../db/audit';
import type { Deps } from '../../deps';
import { ownerOf } from '../../rules/access/owner-id';
import { handedOverEmail } from '../../rules/mail/hand-over-emails';
import { isNameTaken } from '../classes/class-name';
import { isFull } from '../classes/create';
import { queueMail } from '../mail/outbox';
import { whatIsTooMany } from '../quizzes/ceilings';
import { getQuizById, type QuizRecord } from '../quizzes/find';
import { isTitleTaken } from '../quizzes/title';
import { toHandOver } from './offer';
import {
  closeOffer,
  deleteOffersOf,
  giveClass,
  giveQuiz,
  listQuizzesOfClassAlone,
  offersStore,
} from './offers-store';
import { deleteShare, type SharedKey, saveShare } from './store';
import type { Successor } from './successor';

type Found = { readonly offered: NonNullable<ReturnType<ReturnType<typeof offersStore>['findTo']['get']>> };

const offerIds = z.object({ handOverId: z.string() });

/** An open offer to the teacher (404). */
export const offerToMe: Target<Teacher, typeof offerIds, Found> = {
  ids: offerIds,
  missing: accessMessages.offerNotFound,
  load({ db, clock }, { accountId }, { handOverId: id }) {
    const offered = offersStore(db).findTo.get({ id, toId: ownerOf({ accountId }), now: clock.now() });
    if (!offered) throw new DomainError('not_found', accessMessages.offerNotFound);
    return { offered };
  },
};

/** The open offers to the teacher. */
export const listOffers = (
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { teacher }: { teacher: Teacher },
): { handOvers: HandOver[] } => ({
  handOvers: offersStore(db)
    .listTo.all({ toId: ownerOf(teacher), now: clock.now() })
    .map(toHandOver),
});

const idsSchema = z.array(z.string());

/**
 * Makes the teacher the owner and payer of the offered quiz or class; the giver keeps the right the teacher chooses. With a class
 * come the offered quizzes that no other class has by now. Throws as `takeOverQuizzes`.
 */
export function acceptOffer(
  deps: HandOverDeps,
  { teacher, offered: { offer, from, title }, input }: Found & { teacher: Teacher; input: AcceptHandOver },
): { message: string } {
  const { db, siteDetails } = deps;
  const to = { id: ownerOf(teacher), name: teacher.name, email: teacher.email };
  const parties = { from: { ...from, id: offer.fromId }, to, formerOwnerMay: input.formerOwnerMay };
  if (offer.quizId !== null) {
    takeOverQuizzes(deps, { ...parties, quizzes: [getQuizById(deps, offer.quizId)] });
    queueMail(deps, handedOverEmail({ from, to, what: 'quiz', title, quizTitles: [], siteDetails }));
    return { message: accessMessages.quizAccepted(title) };
  }
  // The table has one of the two.
  const [id, name] = [offer.classId ?? '', title];
  const offeredIds = new Set(idsSchema.parse(JSON.parse(offer.quizIds)));
  const quizzes = listQuizzesOfClassAlone(db, { id, teacherId: offer.fromId }).filter((quiz) =>
    offeredIds.has(quiz.id),
  );
  takeOverClass(deps, { ...parties, schoolClass: { id, name }, quizzes });
  const quizTitles = quizzes.map((quiz) => quiz.title);
  queueMail(deps, handedOverEmail({ from, to, what: 'class', title: name, quizTitles, siteDetails }));
  return { message: accessMessages.classAccepted(name, quizzes.length) };
}

/** The dependencies of a hand-over. */
type HandOverDeps = Pick<Deps, 'db' | 'clock' | 'ids' | 'policy' | 'siteDetails'>;

interface Parties {
  readonly from: Successor;
  readonly to: Successor;
  /** Null for none. */
  readonly formerOwnerMay: SharedRight | null;
}

/** Gives quizzes to their new owner. Throws 409 for a running evaluation, a title in use, or more than fits. */
function takeOverQuizzes(
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
 * Gives a class to its new owner, with quizzes. The former owner's remaining quizzes stay assigned to it.
 * Throws as `takeOverQuizzes`, and 409 for a name in use or too many classes.
 */
function takeOverClass(
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

/** The former owner keeps the rights that the new one grants; the log records giver, receiver and the accepting teacher. */
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

/** Declines an offer; the giver stays the owner. */
export function declineOffer(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { offered: { offer, title } }: Found,
): { message: string } {
  closeOffer(db, offer.id, clock.now());
  return { message: accessMessages.declined(title) };
}
