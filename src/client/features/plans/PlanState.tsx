import { formatDate } from '../../platform/date-format';
import { Banner } from '../../ui/Banner';
import type { PlanHolder } from './plan-holder';
import { texts } from './texts';

/** How the plan of the teacher stands, before anything is sold. */
export function PlanState({ holder: { planActive, planActiveUntil } }: { holder: PlanHolder }) {
  if (planActiveUntil === null) return null;
  const date = formatDate(planActiveUntil);
  return (
    <Banner tone={planActive ? 'ok' : 'info'} role="status">
      {planActive ? texts.activeUntil(date) : texts.ended(date)}
    </Banner>
  );
}
