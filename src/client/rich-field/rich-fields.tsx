import { createContext, type ReactNode, useContext, useMemo, useState } from 'react';

interface RichFieldsState {
  /** The quiz its pictures are uploaded to. */
  readonly quizId: string;
  /** The field with visible tools. */
  readonly active: string | undefined;
  setActive(name: string): void;
}

const RichFieldsContext = createContext<RichFieldsState | undefined>(undefined);

interface RichFieldsProps {
  quizId: string;
  /** Whether the question's texts are formatted at all. */
  isRich: boolean;
  children: ReactNode;
}

/** Provides formatting to the fields inside; the last focused one shows its tools. */
export function RichFields({ quizId, isRich, children }: RichFieldsProps) {
  const [active, setActive] = useState<string | undefined>();
  const state = useMemo(() => ({ quizId, active, setActive }), [quizId, active]);
  return <RichFieldsContext value={isRich ? state : undefined}>{children}</RichFieldsContext>;
}

/** Undefined for plain texts. */
export const useRichFields = (): RichFieldsState | undefined => useContext(RichFieldsContext);
