import { lazy, Suspense, useState } from 'react';

// Few have just paid.
const PaidBanner = lazy(async () => ({ default: (await import('./PaidBanner')).PaidBanner }));

/** Makes room for what is said of a payment, where this history entry came from one. */
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
