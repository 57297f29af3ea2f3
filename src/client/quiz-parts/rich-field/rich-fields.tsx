import { createContext, type ReactNode, useContext, useMemo, useState } from 'react';

interface RichFieldsState {
  /** Where its pictures are uploaded to. */
  readonly quizId: string;
  /** The field whose tools are in sight. */
  readonly active: string | undefined;
  setActive(name: string): void;
}

const RichFieldsContext = createContext<RichFieldsState | undefined>(undefined);

interface RichFieldsProps {
  quizId: string;
  /** Whether the texts of the question may be formatted at all. */
  isRich: boolean;
  children: ReactNode;
}

/** Lets the fields inside offer what formats a text: the one that last had the focus shows its tools. */
export function RichFields({ quizId, isRich, children }: RichFieldsProps) {
  const [active, setActive] = useState<string | undefined>();
  const state = useMemo(() => ({ quizId, active, setActive }), [quizId, active]);
  return <RichFieldsContext value={isRich ? state : undefined}>{children}</RichFieldsContext>;
}

/** Undefined where texts are plain. */
export const useRichFields = (): RichFieldsState | undefined => useContext(RichFieldsContext);
