import { STORED_MAXIMUM, STORED_WITHOUT_PLAN_MAXIMUM } from '../../../shared/constants';
import { DomainError } from '../../../shared/errors';
import { messages } from '../../../shared/messages';
import type { Deps } from '../../deps';
import type { OwnerId } from '../../rules/access/owner-id';
import { isPlanActiveFor } from '../payments/plan';
import { countImages, countImagesOf, countQuestions, countQuizzes } from './ceilings-store';

type CeilingDeps = Pick<Deps, 'db' | 'clock' | 'policy'>;

/** Throws 409 for more quizzes than an account may have. */
export function refuseManyQuizzes(deps: CeilingDeps, ownerId: OwnerId): void {
  refuseBeyond(countQuizzes(deps.db, ownerId) + 1, deps, ownerId, 'quizzes');
}

/** Throws 409 for more questions than a quiz may have. */
export function refuseManyQuestions(deps: CeilingDeps, ownerId: OwnerId, quizId: string, more = 1): void {
  const counted = countQuestions(deps.db, quizId);
  refuseBeyond(counted.count + more, deps, ownerId, 'questions');
  refuseBeyond(counted.ever + more, deps, ownerId, 'questionsEver');
}

/** The number of questions that still fit in a quiz. */
export function roomForQuestions(deps: CeilingDeps, ownerId: OwnerId, quizId: string): number {
  const maxima = isPlanActiveFor(deps, ownerId) ? STORED_MAXIMUM : STORED_WITHOUT_PLAN_MAXIMUM;
  const { count, ever } = countQuestions(deps.db, quizId);
  return Math.max(0, Math.min(maxima.questions - count, maxima.questionsEver - ever));
}

/** Throws 409 for more images than an account may have; call before storing one. */
export function refuseManyImages(deps: CeilingDeps, ownerId: OwnerId, more = 1): void {
  refuseBeyond(countImages(deps.db, ownerId) + more, deps, ownerId, 'images');
}

/** The first limit an account would exceed after taking over quizzes; null if they fit. */
export function whatIsTooMany(
  deps: CeilingDeps,
  ownerId: OwnerId,
  quizIds: readonly string[],
): 'quizzes' | 'images' | 'questions' | null {
  const maxima = isPlanActiveFor(deps, ownerId) ? STORED_MAXIMUM : STORED_WITHOUT_PLAN_MAXIMUM;
  if (countQuizzes(deps.db, ownerId) + quizIds.length > maxima.quizzes) return 'quizzes';
  const counted = quizIds.map((quizId) => countQuestions(deps.db, quizId));
  if (counted.some(({ count, ever }) => count > maxima.questions || ever > maxima.questionsEver)) {
    return 'questions';
  }
  const images = quizIds.reduce((sum, quizId) => sum + countImagesOf(deps.db, quizId), 0);
  return images > 0 && countImages(deps.db, ownerId) + images > maxima.images ? 'images' : null;
}

function refuseBeyond(
  count: number,
  deps: CeilingDeps,
  ownerId: OwnerId,
  what: keyof typeof STORED_MAXIMUM,
): void {
  // The common case: below the limit of any plan.
  if (count <= STORED_WITHOUT_PLAN_MAXIMUM[what]) return;
  const hasPlan = isPlanActiveFor(deps, ownerId);
  const maximum = (hasPlan ? STORED_MAXIMUM : STORED_WITHOUT_PLAN_MAXIMUM)[what];
  if (count <= maximum) return;
  throw new DomainError('conflict', messages.tooManyStored[what](maximum, hasPlan));
}
