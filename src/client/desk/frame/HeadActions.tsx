import { createContext, type ReactNode, use } from 'react';
import { createPortal } from 'react-dom';
import type { NextStep } from '../../rules/quiz/stage';
import { useNarrow } from '../../ui/table-rows';
import styles from './Frame.module.css';

/** The slot for the open page in the head. */
export const HeadSlotContext = createContext<HTMLElement | null>(null);

/** Renders the page's actions in the head, before the next step. */
export function HeadActions({ children }: { children: ReactNode }) {
  const slot = use(HeadSlotContext);
  return slot && createPortal(children, slot);
}

/** The slot for the open page beside the quiz's tabs. */
export const TabRowSlotContext = createContext<HTMLElement | null>(null);

/** Renders the page's views and filters beside the tabs; on a phone, inside the page. */
export function TabRowActions({ children }: { children: ReactNode }) {
  const slot = use(TabRowSlotContext);
  const isPhone = useNarrow();
  if (isPhone) return <div className={styles.tabRowSlot}>{children}</div>;
  return slot && createPortal(children, slot);
}

/** The quiz's next step: the only solid button of its head. */
export const NextStepContext = createContext<NextStep>(null);

/** The variant of a step's button in the head: solid if it is next. */
export const useStepVariant = (step: NextStep) => (use(NextStepContext) === step ? 'primary' : 'secondary');
