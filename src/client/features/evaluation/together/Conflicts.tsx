import { lazy, Suspense } from 'react';
import type { ConflictProps } from './Conflict';

const Conflict = lazy(async () => ({ default: (await import('./Conflict')).Conflict }));

/** The first conflict with a colleague, where there is one; it comes so seldom that it is loaded then. */
export function Conflicts(props: ConflictProps) {
  if (props.refused.all.length === 0) return null;
  return (
    <Suspense>
      <Conflict {...props} />
    </Suspense>
  );
}
