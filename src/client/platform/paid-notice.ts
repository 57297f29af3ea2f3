/** A completed payment; passed from the plans to the dashboard in the history entry. */
export interface PaidNotice {
  readonly orderId: string;
  /** In the currency's minor unit. */
  readonly amount: number;
  readonly currency: string;
  /** Epoch milliseconds. */
  readonly planActiveUntil: number;
}

/** History state for `navigate(paths.teacher, { state: paidNotice(…) })`. */
export const paidNotice = (notice: PaidNotice): { paidNotice: PaidNotice } => ({ paidNotice: notice });

export function readPaidNotice(): PaidNotice | undefined {
  const state: unknown = history.state;
  if (typeof state !== 'object' || state === null || !('paidNotice' in state)) return undefined;
  const { paidNotice: notice } = state as { paidNotice?: Partial<PaidNotice> };
  const { orderId, amount, currency, planActiveUntil } = notice ?? {};
  if (!orderId || !amount || !currency || !planActiveUntil) return undefined;
  return { orderId, amount, currency, planActiveUntil };
}

/** Removes the notice from this history entry, so that a reload does not show it again. */
export const forgetPaidNotice = (): void => history.replaceState(null, '');
