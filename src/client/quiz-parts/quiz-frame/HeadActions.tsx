import { createContext, type ReactNode, use } from 'react';
import { createPortal } from 'react-dom';

/** The place in the head of a quiz that belongs to the page that is open. */
export const HeadSlotContext = createContext<HTMLElement | null>(null);

/** What the open page wants to stand in the head, before the next step. */
export function HeadActions({ children }: { children: ReactNode }) {
  const slot = use(HeadSlotContext);
  return slot && createPortal(children, slot);
}
