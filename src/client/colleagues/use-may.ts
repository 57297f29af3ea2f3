import { createContext, use } from 'react';
import { covers, type Right } from '../../shared/access/rights';

/**
 * The reader's right to the shown quiz or class; null while unknown, when no action is offered. Defaults to
 * the user's own things.
 */
export const RightContext = createContext<Right | null>('own');

/** Whether the right suffices for an action; others are not offered. */
export function useMay(needed: Right): boolean {
  const right = use(RightContext);
  return right !== null && covers(right, needed);
}

export const useRight = (): Right | null => use(RightContext);
