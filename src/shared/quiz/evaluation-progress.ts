interface Seen {
  readonly submitted: number;
  readonly evaluated: number;
  /** Papers that are being marked, and which share of their answers is. */
  readonly inHand?: { readonly papers: number; readonly share: number } | undefined;
}

/** How many percent of the submitted papers are evaluated; 100 only once all are. Papers in hand count by their answers. */
export function evaluationProgress({ submitted, evaluated, inHand }: Seen): number {
  if (submitted === 0) return 0;
  if (evaluated >= submitted) return 100;
  const marked = evaluated + (inHand ? inHand.papers * inHand.share : 0);
  return Math.min(Math.floor((marked / submitted) * 100), 99);
}
