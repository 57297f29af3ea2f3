interface Keys {
  readonly key: string;
  readonly altKey: boolean;
  preventDefault(): void;
}

/** The step of Alt with an arrow key: -1 up, 1 down; undefined for other keys. */
export function stepOf(event: Keys): -1 | 1 | undefined {
  const step = ({ ArrowUp: -1, ArrowDown: 1 } as const)[event.key];
  if (!event.altKey || step === undefined) return undefined;
  event.preventDefault();
  return step;
}
