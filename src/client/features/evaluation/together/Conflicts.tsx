import { lazy, Suspense } from 'react';
import type { ConflictProps } from './Conflict';

const Conflict = lazy(async () => ({ default: (await import('./Conflict')).Conflict }));

/** The first conflict with a colleague, if any; rare, so loaded on demand. */
export function Conflicts(props: ConflictProps) {
  if (props.refused.all.length === 0) return null;
  return (
    <Suspense>
      <Conflict {...props} />
    </Suspense>
  );
}
