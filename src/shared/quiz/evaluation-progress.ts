interface Seen {
  readonly submitted: number;
  readonly evaluated: number;
  /** Submissions being marked, and their marked share of answers. */
  readonly inHand?: { readonly submissions: number; readonly share: number } | undefined;
}

/** The percentage of evaluated submissions; 100 only once all are. Those being marked count by their answers. */
export function evaluationProgress({ submitted, evaluated, inHand }: Seen): number {
  if (submitted === 0) return 0;
  if (evaluated >= submitted) return 100;
  const marked = evaluated + (inHand ? inHand.submissions * inHand.share : 0);
  return Math.min(Math.floor((marked / submitted) * 100), 99);
}
