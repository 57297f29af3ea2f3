interface Keys {
  readonly key: string;
  readonly altKey: boolean;
  preventDefault(): void;
}

/** The target index of Alt with an arrow key, from 0; undefined for other keys and at the ends. */
export function placeOf(
  event: Keys,
  { number, count }: { readonly number: number; readonly count: number },
): number | undefined {
  const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
  if (!event.altKey || step === undefined) return undefined;
  event.preventDefault();
  const to = number - 1 + step;
  return to >= 0 && to < count ? to : undefined;
}
