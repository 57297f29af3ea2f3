import { createHash } from 'node:crypto';
import { DomainError } from '../../../shared/errors';
import { messages } from '../../../shared/messages';
import { recordAudit } from '../../db/audit';
import type { Deps } from '../../deps';
import type { PaymentEvent } from '../../ports/payments';
import { paymentsRepo } from './repo';
import { type SettleDeps, settleOrder } from './settle.service';
import { type EventReceipt, toEventReceipt } from './views';

/** A webhook call as it came: the signature is over these very bytes. */
export interface WebhookCall {
  readonly body: () => Promise<Uint8Array>;
  readonly signature: string | undefined;
  /** The same for each repetition of an event; not signed, so it is good for nothing but that. */
  readonly eventId: string | undefined;
}

/**
 * Takes an event of the payment provider, each once: a buyer who closed the page still gets the plan. Refuses (404)
 * where none are expected, (400) what is not signed, and (503) while the provider cannot be asked, so that it comes again.
 */
export async function receivePaymentEvent(deps: SettleDeps, call: WebhookCall): Promise<EventReceipt> {
  const { readEvent } = deps.payments;
  if (!readEvent) throw new DomainError('not_found', messages.webhookUnavailable);
  const body = await call.body();
  const event = readEvent({ body, signature: call.signature });
  if (!event) throw new DomainError('invalid', messages.webhookNotSigned);
  if (event.kind === 'other') return toEventReceipt('ignored');
  const id = call.eventId || `sha256:${createHash('sha256').update(body).digest('hex')}`;
  const repo = paymentsRepo(deps.db);
  if (repo.findEvent.get({ id })) return toEventReceipt('known');
  const outcome = event.kind === 'paid' ? await takePayment(deps, event) : 'taken';
  deps.inTransaction(() => {
    const { changes } = repo.insertEvent.run({ id, now: deps.clock.now() });
    if (changes > 0 && event.kind === 'refund') noteRefund(deps, event);
  });
  return toEventReceipt(outcome);
}

async function takePayment(
  deps: SettleDeps,
  { orderId, paymentId }: PaymentEvent & { kind: 'paid' },
): Promise<'taken' | 'ignored'> {
  const order = paymentsRepo(deps.db).findOrder.get({ orderId });
  // The account may sell something else as well.
  if (!order) return 'ignored';
  try {
    await settleOrder(deps, order, paymentId);
    return 'taken';
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    if (error.kind === 'upstream') throw new DomainError('unavailable', messages.paymentBeingConfirmed);
    // Asking again would change nothing: the payment is not what its order asks for.
    deps.log.error('payment-does-not-fit', error, { orderId, paymentId });
    return 'ignored';
  }
}

/** A refund is decided by a person, and so is what becomes of the plan: it is written down and changes nothing. */
function noteRefund(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { name, paymentId, amountMinor }: PaymentEvent & { kind: 'refund' },
): void {
  const order = paymentsRepo(db).findOrderOfPayment.get({ paymentId });
  if (!order) return;
  recordAudit(db, {
    at: clock.now(),
    actorId: null,
    action: name,
    subject: order.teacherId,
    after: { orderId: order.id, paymentId, amountMinor, currency: order.currency },
  });
}
