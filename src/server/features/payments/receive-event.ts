import { createHash } from 'node:crypto';
import { DomainError } from '../../../shared/errors';
import { messages } from '../../../shared/messages';
import { recordAudit } from '../../db/audit';
import type { Deps } from '../../deps';
import type { PaymentEvent } from '../../ports/payments';
import type { EventReceipt } from '../../rules/plan/schema';
import { type ConfirmDeps, confirmOrder } from './confirm-order';
import { findEvent, findOrder, findOrderOfPayment, insertEvent } from './store';

/** A webhook call as received: the signature covers these exact bytes. */
export interface EventCall {
  readonly bytes: Uint8Array;
  readonly signature?: string | undefined;
  /** Equal for each repetition of an event; unsigned, so used only to detect repeats. */
  readonly eventId?: string | undefined;
}

/** The parser of the payment provider's events (404 if none are expected). */
export function getEventReader({ payments: { readEvent } }: Pick<Deps, 'payments'>) {
  if (!readEvent) throw new DomainError('not_found', messages.webhookUnavailable);
  return readEvent;
}

/**
 * Handles an event of the payment provider once: a buyer who closed the page still gets the plan. Throws 400
 * if unsigned, and 503 while the provider is unreachable, so that the event is sent again.
 */
export async function receivePaymentEvent(
  deps: ConfirmDeps,
  { input: { bytes, signature, eventId } }: { input: EventCall },
): Promise<EventReceipt> {
  const event = getEventReader(deps)({ body: bytes, signature });
  if (!event) throw new DomainError('invalid', messages.webhookNotSigned);
  if (event.kind === 'other') return { outcome: 'ignored' };
  const id = eventId || `sha256:${createHash('sha256').update(bytes).digest('hex')}`;
  if (findEvent(deps.db, id)) return { outcome: 'known' };
  const outcome = event.kind === 'paid' ? await takePayment(deps, event) : 'taken';
  deps.inTransaction(() => {
    const { changes } = insertEvent(deps.db, { id, receivedAt: deps.clock.now() });
    if (changes > 0 && event.kind === 'refund') noteRefund(deps, event);
  });
  return { outcome };
}

async function takePayment(
  deps: ConfirmDeps,
  { orderId, paymentId }: PaymentEvent & { kind: 'paid' },
): Promise<'taken' | 'ignored'> {
  const order = findOrder(deps.db, orderId);
  // The account may also sell something else.
  if (!order) return 'ignored';
  try {
    await confirmOrder(deps, order, paymentId);
    return 'taken';
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    if (error.kind === 'upstream') throw new DomainError('unavailable', messages.paymentBeingConfirmed);
    // A retry would not help: the payment does not match its order.
    deps.log.error('payment-does-not-fit', error, { orderId, paymentId });
    return 'ignored';
  }
}

/** A person decides on a refund and the plan after it: it is only recorded. */
function noteRefund(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { name, paymentId, amountMinor }: PaymentEvent & { kind: 'refund' },
): void {
  const order = findOrderOfPayment(db, paymentId);
  if (!order) return;
  recordAudit(db, {
    at: clock.now(),
    actorId: null,
    action: name,
    subject: order.teacherId,
    after: { orderId: order.id, paymentId, amountMinor, currency: order.currency },
  });
}
