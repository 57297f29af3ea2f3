import type { Answer } from './answer';

type MaybeAnswer = Answer | null | undefined;

/**
 * Whether two stored answers are equal: lists in order, pairs in any order; two missing answers are equal.
 */
export function answersEqual(left: MaybeAnswer, right: MaybeAnswer): boolean {
  if (typeof left !== 'object' || typeof right !== 'object') return (left ?? null) === (right ?? null);
  if (left === null || right === null) return left === right;
  if (Array.isArray(left) !== Array.isArray(right)) return false;
  const [own, others] = [Object.entries(left), new Map(Object.entries(right))];
  return own.length === others.size && own.every(([key, value]) => others.get(key) === value);
}

/** Like `answersEqual`, for lists without a meaningful order, such as ticks. */
export function sameInAnyOrder(left: MaybeAnswer, right: MaybeAnswer): boolean {
  if (!Array.isArray(left) || !Array.isArray(right)) return answersEqual(left, right);
  const [chosen, others] = [new Set(left), new Set(right)];
  return chosen.size === others.size && left.every((item) => others.has(item));
}
