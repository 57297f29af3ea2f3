/** What was just paid; travels in the history entry from the plans to the dashboard. */
export interface PaidNotice {
  readonly orderId: string;
  /** In the smallest unit of the currency. */
  readonly amount: number;
  readonly currency: string;
  /** Epoch milliseconds. */
  readonly planActiveUntil: number;
}

/** The history state for `navigate(paths.teacher, { state: paidNotice(…) })`. */
export const paidNotice = (notice: PaidNotice): { paidNotice: PaidNotice } => ({ paidNotice: notice });

/** The notice that came with this history entry. */
export function readPaidNotice(): PaidNotice | undefined {
  const state: unknown = history.state;
  if (typeof state !== 'object' || state === null || !('paidNotice' in state)) return undefined;
  const { paidNotice: notice } = state as { paidNotice?: Partial<PaidNotice> };
  const { orderId, amount, currency, planActiveUntil } = notice ?? {};
  if (!orderId || !amount || !currency || !planActiveUntil) return undefined;
  return { orderId, amount, currency, planActiveUntil };
}

/** Takes the notice out of this history entry, so that a reload does not bring it back. */
export const forgetPaidNotice = (): void => history.replaceState(null, '');
