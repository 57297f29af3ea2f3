interface Seen {
  readonly submitted: number;
  readonly evaluated: number;
  /** Submissions being marked, and their marked share of answers. */
  readonly inProgress?: { readonly submissions: number; readonly share: number } | undefined;
}

/** The percentage of evaluated submissions; 100 only once all are. Those being marked count by their answers. */
export function evaluationProgress({ submitted, evaluated, inProgress }: Seen): number {
  if (submitted === 0) return 0;
  if (evaluated >= submitted) return 100;
  const marked = evaluated + (inProgress ? inProgress.submissions * inProgress.share : 0);
  return Math.min(Math.floor((marked / submitted) * 100), 99);
}
