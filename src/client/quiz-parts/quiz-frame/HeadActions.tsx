import { createContext, type ReactNode, use } from 'react';
import { createPortal } from 'react-dom';
import type { NextStep } from '../../../shared/quiz/stage';

/** The place in the head of a quiz that belongs to the page that is open. */
export const HeadSlotContext = createContext<HTMLElement | null>(null);

/** What the open page wants to stand in the head, before the next step. */
export function HeadActions({ children }: { children: ReactNode }) {
  const slot = use(HeadSlotContext);
  return slot && createPortal(children, slot);
}

/** The next step of the quiz that is open: the one button of its head that stands out. */
export const NextStepContext = createContext<NextStep>(null);

/** How the button of a step looks in the head of a quiz: solid where it comes next. */
export const useStepVariant = (step: NextStep) => (use(NextStepContext) === step ? 'primary' : 'secondary');
