import { useState } from 'react';
import { heldOrder } from '../../../ui/held-order';

/** Keeps rows where they are while somebody is about to use one; another choice of the order moves them all the same. */
export function useHeldOrder(
  wanted: readonly string[],
  { order, isHeld }: { order: string; isHeld: boolean },
) {
  const [last, setLast] = useState({ order, ids: wanted });
  const ids = isHeld && last.order === order ? heldOrder(last.ids, wanted, new Set(wanted)) : wanted;
  if (last.order !== order || last.ids.join() !== ids.join()) setLast({ order, ids });
  return { ids, isInOrder: ids.join() === wanted.join() };
}
