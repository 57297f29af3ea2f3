import type { OwnerId } from '../../../shared/access/owner-id';
import { STORED_MAXIMUM, STORED_WITHOUT_PLAN_MAXIMUM } from '../../../shared/constants';
import { DomainError } from '../../../shared/errors';
import { messages } from '../../../shared/messages';
import type { Deps } from '../../deps';
import { isPlanActiveFor } from '../payments/get-plan';
import { countImages, countQuestions, countQuizzes } from './ceilings-store';

type CeilingDeps = Pick<Deps, 'db' | 'clock' | 'policy'>;

/** Refuses (409) one quiz more than an account can have. */
export function refuseManyQuizzes(deps: CeilingDeps, ownerId: OwnerId): void {
  const count = countQuizzes(deps.db, ownerId)?.count ?? 0;
  refuseBeyond(count + 1, deps, ownerId, 'quizzes');
}

/** Refuses (409) so many questions more than a quiz can have. */
export function refuseManyQuestions(deps: CeilingDeps, ownerId: OwnerId, quizId: string, more = 1): void {
  const counted = countQuestions(deps.db, quizId);
  refuseBeyond(counted.count + more, deps, ownerId, 'questions');
  refuseBeyond(counted.ever + more, deps, ownerId, 'questionsEver');
}

/** How many questions more a quiz can have. */
export function roomForQuestions(deps: CeilingDeps, ownerId: OwnerId, quizId: string): number {
  const maxima = isPlanActiveFor(deps, ownerId) ? STORED_MAXIMUM : STORED_WITHOUT_PLAN_MAXIMUM;
  const { count, ever } = countQuestions(deps.db, quizId);
  return Math.max(0, Math.min(maxima.questions - count, maxima.questionsEver - ever));
}

/** Refuses (409) so many images more than an account can have; asked before one is stored. */
export function refuseManyImages(deps: CeilingDeps, ownerId: OwnerId, more = 1): void {
  refuseBeyond(countImages(deps.db, ownerId) + more, deps, ownerId, 'images');
}

function refuseBeyond(
  count: number,
  deps: CeilingDeps,
  ownerId: OwnerId,
  what: keyof typeof STORED_MAXIMUM,
): void {
  // Nearly always there is room, whatever the plan.
  if (count <= STORED_WITHOUT_PLAN_MAXIMUM[what]) return;
  const hasPlan = isPlanActiveFor(deps, ownerId);
  const maximum = (hasPlan ? STORED_MAXIMUM : STORED_WITHOUT_PLAN_MAXIMUM)[what];
  if (count <= maximum) return;
  throw new DomainError('conflict', messages.tooManyStored[what](maximum, hasPlan));
}
