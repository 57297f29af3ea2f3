interface Seen {
  readonly submitted: number;
  readonly evaluated: number;
  /** Submissions that are being marked, and which share of their answers is. */
  readonly inHand?: { readonly submissions: number; readonly share: number } | undefined;
}

/** What percentage of the submissions is evaluated; 100 only once all are. Those in hand count by their answers. */
export function evaluationProgress({ submitted, evaluated, inHand }: Seen): number {
  if (submitted === 0) return 0;
  if (evaluated >= submitted) return 100;
  const marked = evaluated + (inHand ? inHand.submissions * inHand.share : 0);
  return Math.min(Math.floor((marked / submitted) * 100), 99);
}
