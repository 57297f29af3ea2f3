import { endPlan, grantPlan, showPlan, type TeacherPlan } from '../../src/server/features/payments/plan';
import type { AdminCommand } from './admin-command';
import { printTime } from './print';

/** Amounts are stored in minor units; both currencies have a hundred. */
const MINOR_UNITS = 100;

export const planCommand: AdminCommand = {
  name: 'plan',
  uses: [
    { call: 'show <email>', does: "shows a teacher's plan and payments" },
    { call: 'grant <email> [months]', does: 'gives a plan without a payment, or makes it longer' },
    { call: 'end <email>', does: 'ends a plan now' },
  ],
  run(deps, [act, email, months, ...more]) {
    if (!email || more.length > 0) return undefined;
    if (act === 'grant') {
      if (months !== undefined && !/^\d{1,4}$/.test(months)) return undefined;
      return print(grantPlan(deps, { email, ...(months === undefined ? {} : { months: Number(months) }) }));
    }
    if (months !== undefined) return undefined;
    if (act === 'show') return print(showPlan(deps, { email }));
    return act === 'end' ? print(endPlan(deps, { email })) : undefined;
  },
};

const print = (plans: readonly TeacherPlan[]) =>
  plans.flatMap(({ name, email, planActive, planActiveUntil, payments }) => [
    `${name} <${email}>: ${planLine(planActive, planActiveUntil)}`,
    ...payments.map(
      ({ paidAt, amount, currency, orderId }) =>
        `  paid ${printTime(paidAt)}: ${(amount / MINOR_UNITS).toFixed(2)} ${currency}, order ${orderId}`,
    ),
  ]);

function planLine(planActive: boolean, until: number | null): string {
  if (until === null) return 'never had a plan';
  return `${planActive ? 'plan until' : 'plan ended'} ${printTime(until)}`;
}
