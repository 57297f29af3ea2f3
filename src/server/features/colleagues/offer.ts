import * as z from 'zod';
import type { HandOver } from '../../../shared/access/hand-over-schema';
import { accessMessages } from '../../../shared/access/messages';
import type { ColleagueRequest, HandOverClass } from '../../../shared/access/request';
import type { Teacher } from '../../../shared/actor';
import { HAND_OVER_LASTS_MS, HAND_OVERS_MAXIMUM } from '../../../shared/constants';
import { DomainError } from '../../../shared/errors';
import type { Deps } from '../../deps';
import { ownerOf } from '../../rules/access/owner-id';
import type { Seen } from '../../rules/access/seen';
import { offeredEmail } from '../../rules/mail/hand-over-emails';
import type { ClassRecord } from '../classes/access';
import { queueMail } from '../mail/outbox';
import type { QuizRecord } from '../quizzes/find';
import {
  closeOffer,
  countOffersFrom,
  findOfferTo,
  listQuizzesOfClassAlone,
  offersStore,
  saveOffer,
} from './offers-store';
import type { SharedKey } from './store';
import { getSuccessor, type Successor } from './successor';

type OfferDeps = Pick<Deps, 'db' | 'clock' | 'ids' | 'identity' | 'policy' | 'siteDetails'>;
type ShownOffer = ReturnType<ReturnType<typeof offersStore>['listTo']['all']>[number];

const titlesSchema = z.array(z.string());

export const toHandOver = ({ offer, isPublished, quizTitles, ...shown }: ShownOffer): HandOver => ({
  ...shown,
  handOverId: offer.id,
  kind: offer.quizId === null ? 'class' : 'quiz',
  isPublished: isPublished === 1,
  quizTitles: titlesSchema.parse(JSON.parse(quizTitles)),
  offeredAt: offer.offeredAt,
  expiresAt: offer.expiresAt,
});

/** The open offer of a quiz or class; at most one. */
export const findOpenOffer = ({ db, clock }: Pick<Deps, 'db' | 'clock'>, { what, id }: SharedKey) => {
  const { findOfQuiz, findOfClass } = offersStore(db);
  return (what === 'quiz' ? findOfQuiz : findOfClass).get({ id, now: clock.now() });
};

/** Offers a quiz to another teacher; it stays the owner's until accepted. Throws as `getSuccessor` and `offer`. */
export function offerQuiz(
  deps: OfferDeps,
  {
    teacher,
    quiz,
    input: { email },
  }: { teacher: Teacher; quiz: Seen<QuizRecord, 'own'>; input: ColleagueRequest },
): { message: string } {
  const to = getSuccessor(deps, teacher, email);
  offer(deps, { teacher, to, key: { what: 'quiz', id: quiz.id }, title: quiz.title, quizzes: [] });
  return { message: accessMessages.quizOffered(to.name) };
}

/** The same for a class, optionally with the quizzes assigned to it alone. */
export function offerClass(
  deps: OfferDeps,
  {
    teacher,
    schoolClass,
    input: { email, quizzes: isWithQuizzes },
  }: { teacher: Teacher; schoolClass: Seen<ClassRecord, 'own'>; input: HandOverClass },
): { message: string; quizzes: number } {
  const to = getSuccessor(deps, teacher, email);
  const quizzes = isWithQuizzes ? listQuizzesOfClassAlone(deps.db, schoolClass) : [];
  const { id, name: title } = schoolClass;
  offer(deps, { teacher, to, key: { what: 'class', id }, title, quizzes });
  return { message: accessMessages.classOffered(to.name, quizzes.length), quizzes: quizzes.length };
}

interface Offered {
  readonly teacher: Teacher;
  readonly to: Successor;
  readonly key: SharedKey;
  readonly title: string;
  readonly quizzes: readonly QuizRecord[];
}

/** Mails an offer once, not again when it is renewed before its end. Throws 409 for a second offer, or too many. */
function offer(deps: OfferDeps, { teacher, to, key, title, quizzes }: Offered): void {
  const { db, clock, ids, siteDetails } = deps;
  const [now, fromId] = [clock.now(), ownerOf(teacher)];
  const open = findOpenOffer(deps, key);
  if (open && open.offer.toId !== to.id) {
    throw new DomainError('conflict', accessMessages.alreadyOffered(key.what, open.to.name));
  }
  const earlier = findOfferTo(db, key, to.id, now);
  if (!earlier && countOffersFrom(db, fromId, now) >= HAND_OVERS_MAXIMUM) {
    throw new DomainError('conflict', accessMessages.tooManyOffers(HAND_OVERS_MAXIMUM));
  }
  const quizIds = JSON.stringify(quizzes.map((quiz) => quiz.id));
  const times = { offeredAt: now, expiresAt: earlier?.expiresAt ?? now + HAND_OVER_LASTS_MS, closedAt: null };
  saveOffer(db, key, { id: earlier?.id ?? ids.id(), quizIds, fromId, toId: to.id, ...times });
  if (earlier) return;
  const quizTitles = quizzes.map((quiz) => quiz.title);
  queueMail(deps, offeredEmail({ from: teacher, to, what: key.what, title, quizTitles, siteDetails }));
}

/** Withdraws the offer of a quiz; idempotent. */
export const withdrawQuiz = (
  deps: Pick<Deps, 'db' | 'clock'>,
  { quiz }: { quiz: Seen<QuizRecord, 'own'> },
): { message: string } => withdraw(deps, { what: 'quiz', id: quiz.id });

/** The same for a class. */
export const withdrawClass = (
  deps: Pick<Deps, 'db' | 'clock'>,
  { schoolClass }: { schoolClass: Seen<ClassRecord, 'own'> },
): { message: string } => withdraw(deps, { what: 'class', id: schoolClass.id });

function withdraw(deps: Pick<Deps, 'db' | 'clock'>, key: SharedKey): { message: string } {
  const open = findOpenOffer(deps, key);
  if (open) closeOffer(deps.db, open.offer.id, deps.clock.now());
  return { message: accessMessages.withdrawn(key.what) };
}
