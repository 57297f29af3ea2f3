import { startTransition, useEffect, useState } from 'react';

const AT_ONCE = 40;
const STEP = 120;

/** The number of rendered rows of a long list: a screenful immediately, the rest in idle time. */
export function useGrowing(total: number, subject: string): number {
  const [grown, setGrown] = useState({ subject, length: AT_ONCE });
  const length = grown.subject === subject ? grown.length : AT_ONCE;
  useEffect(() => {
    if (length >= total) return;
    const timer = setTimeout(() => startTransition(() => setGrown({ subject, length: length + STEP })), 16);
    return () => clearTimeout(timer);
  }, [length, total, subject]);
  return length;
}
