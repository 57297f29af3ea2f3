import type { Teacher } from '../../../shared/actor';
import { DomainError } from '../../../shared/errors';
import { newPoolName, poolMessages } from '../../../shared/quiz/pool-messages';
import { poolProblem } from '../../../shared/quiz/pools';
import type { Pool, PoolsRequest } from '../../../shared/quiz/pools-schema';
import { poolsWithin } from '../../../shared/quiz/pools-within';
import type { Quiz } from '../../../shared/quiz/schema';
import type { Deps } from '../../deps';
import type { Seen } from '../../rules/access/seen';
import { getQuestions, hasStarted, type QuizRecord } from './find';
import { getChangedQuiz } from './get';
import { getOrder } from './order';
import { updateOwnQuiz } from './store';
import { toPools } from './views';

/**
 * Replaces all pools of a quiz; omitted ones are dissolved. Throws 400 for a question outside the quiz or in two pools, and in a
 * published quiz for a pool too small to draw from; 409 for a real change once a student has started. A pool in a draft may be
 * incomplete; publishing checks it.
 */
export function setPools(
  deps: Pick<Deps, 'db' | 'ids' | 'clock'>,
  { teacher, quiz, input }: { teacher: Teacher; quiz: Seen<QuizRecord, 'edit'>; input: PoolsRequest },
): Quiz {
  const order = getOrder(deps, quiz.id);
  const stored = toPools(quiz);
  const pools = readPools(deps, { sent: input.pools, stored, order });
  if (JSON.stringify(pools) !== JSON.stringify(poolsWithin(stored, order))) {
    if (hasStarted(deps, quiz.id)) throw new DomainError('conflict', poolMessages.frozen);
    const problem = quiz.isPublished ? poolProblem(pools, getQuestions(deps, quiz.id)) : null;
    if (problem !== null) throw new DomainError('invalid', problem);
    const kept = pools.map((pool) => withDeleted(pool, { stored, order }));
    const own = { quizId: quiz.id, teacherId: quiz.teacherId };
    updateOwnQuiz(deps.db, own, { pools: JSON.stringify(kept) });
  }
  return getChangedQuiz(deps, teacher, quiz.id);
}

/** The new pools: each with an id and a name, its questions in the quiz's order. */
function readPools(
  { ids }: Pick<Deps, 'ids'>,
  from: { sent: PoolsRequest['pools']; stored: readonly Pool[]; order: readonly string[] },
): Pool[] {
  const { sent, stored, order } = from;
  const named = sent.flatMap(({ questionIds }) => [...new Set(questionIds)]);
  const known = new Set(order);
  if (named.some((id) => !known.has(id))) throw new DomainError('invalid', poolMessages.unknownQuestion);
  if (new Set(named).size < named.length) throw new DomainError('invalid', poolMessages.inTwoPools);
  const taken = new Set<string>();
  const idOf = (sentId: string | undefined): string => {
    const isFree = sentId !== undefined && stored.some(({ _id }) => _id === sentId) && !taken.has(sentId);
    const id = isFree ? sentId : ids.id();
    taken.add(id);
    return id;
  };
  const pools = sent.map(({ _id, name, draw, questionIds }, index) => ({
    _id: idOf(_id),
    name: name || newPoolName(index + 1),
    ...{ draw, questionIds },
  }));
  return poolsWithin(pools, order);
}

/** A deleted question stays in its pool, since it may be restored. */
function withDeleted(
  pool: Pool,
  { stored, order }: { stored: readonly Pool[]; order: readonly string[] },
): Pool {
  const before = stored.find(({ _id }) => _id === pool._id)?.questionIds ?? [];
  return { ...pool, questionIds: [...pool.questionIds, ...before.filter((id) => !order.includes(id))] };
}
