import * as z from 'zod';
import type { AcceptHandOver, HandOver } from '../../../shared/access/hand-over-schema';
import { accessMessages } from '../../../shared/access/messages';
import type { Teacher } from '../../../shared/actor';
import { DomainError } from '../../../shared/errors';
import type { Target } from '../../calls/declare';
import type { Deps } from '../../deps';
import { ownerOf } from '../../rules/access/owner-id';
import { handedOverEmail } from '../../rules/mail/hand-over-emails';
import { queueMail } from '../mail/outbox';
import { getQuizById } from '../quizzes/find';
import { listQuizzesOfClassAlone } from './hand-over-store';
import { toHandOver } from './offer';
import { closeOffer, offersStore } from './offers-store';
import { type HandOverDeps, takeOverClass, takeOverQuizzes } from './take-over';

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

/** Declines an offer; the giver stays the owner. */
export function declineOffer(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { offered: { offer, title } }: Found,
): { message: string } {
  closeOffer(db, offer.id, clock.now());
  return { message: accessMessages.declined(title) };
}
