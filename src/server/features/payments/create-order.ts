import type { Teacher } from '../../../shared/actor';
import { DomainError } from '../../../shared/errors';
import { messages } from '../../../shared/messages';
import { planPrice } from '../../../shared/plan/price';
import type { Deps } from '../../deps';
import type { ProviderOrder } from '../../ports/payments';
import type { OrderRequest } from '../../rules/plan/request';
import { askProvider } from './confirm-order';
import { insertOrder } from './store';

/**
 * Makes an order at the price of the country, in whole units as sent; refuses any other amount (400), and where nothing is
 * billed any order (409).
 */
export async function createOrder(
  deps: Pick<Deps, 'db' | 'clock' | 'ids' | 'log' | 'payments' | 'policy'>,
  { teacher, input: { amount, country } }: { teacher: Teacher; input: OrderRequest },
): Promise<ProviderOrder> {
  const price = planPrice(country);
  if (amount !== price.chargeAmount) throw new DomainError('invalid', messages.priceMismatch);
  if (deps.policy.billing === 'off') throw new DomainError('conflict', messages.nothingBilled);
  const { amountMinor, currency } = price;
  const order = await askProvider(deps, 'checkoutDidNotOpen', async () => {
    const made = await deps.payments.createOrder({ amountMinor, currency, reference: deps.ids.id() });
    if (made.amount !== amountMinor || made.currency !== currency)
      throw new Error(`The order was made over ${made.amount} ${made.currency}.`);
    return made;
  });
  insertOrder(deps.db, {
    id: order.id,
    teacherId: teacher.accountId,
    country,
    amountMinor,
    currency,
    createdAt: deps.clock.now(),
  });
  return order;
}
