import { useCallback, useState } from 'react';

export interface LineMessage {
  /** Tells two equal messages apart. */
  readonly id: number;
  readonly text: string;
  readonly isFailure: boolean;
}

/** The one message line: the newest message stays until the next one. Spec §4: Failed or Error is shown in red. */
export function useMessageLine() {
  const [message, setMessage] = useState<LineMessage | undefined>();
  const say = useCallback(
    (text: string) =>
      setMessage((last) => ({ id: (last?.id ?? 0) + 1, text, isFailure: /Failed|Error/.test(text) })),
    [],
  );
  return { message, say };
}
