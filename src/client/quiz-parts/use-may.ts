import { createContext, use } from 'react';
import { covers, type Right } from '../../shared/access/rights';

/**
 * What whoever looks on may do with the quiz or the class that the page shows. Null while nobody knows: then nothing is
 * offered that could be refused. Where no page says anything, all that is shown is one's own.
 */
export const RightContext = createContext<Right | null>('own');

/** Whether the right on what the page shows is enough; what it is not enough for is not offered. */
export function useMay(needed: Right): boolean {
  const right = use(RightContext);
  return right !== null && covers(right, needed);
}

/** The right itself; null while nobody knows. */
export const useRight = (): Right | null => use(RightContext);
