import { lazy, Suspense, useState } from 'react';

const PaidBanner = lazy(async () => ({ default: (await import('./PaidBanner')).PaidBanner }));

/** Shows the outcome of a payment if this history entry came from one. */
export function PaidNews() {
  const [isPaid] = useState(() => history.state?.paidNotice !== undefined);
  return (
    isPaid && (
      <Suspense>
        <PaidBanner />
      </Suspense>
    )
  );
}
