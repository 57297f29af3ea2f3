import { createPortal } from 'react-dom';
import { cell, useWatched } from '../watched';
import { useTopLayer } from './top-layer';
import { VisuallyHidden } from './VisuallyHidden';

export type Politeness = 'polite' | 'assertive';

/** Screen readers drop messages that follow each other too closely. */
const GAP_MS = 500;

const spoken = cell({ polite: '', assertive: '' });
let queue: readonly { politeness: Politeness; text: string }[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;

/** Queues a message for screen readers; assertive ones go ahead of waiting polite ones. */
export function announce(text: string, politeness: Politeness = 'polite'): void {
  queue = politeness === 'assertive' ? [{ politeness, text }, ...queue] : [...queue, { politeness, text }];
  if (timer === undefined) timer = setTimeout(speakNext, 50);
}

function speakNext(): void {
  const [next, ...rest] = queue;
  queue = rest;
  timer = next ? setTimeout(speakNext, GAP_MS) : undefined;
  if (!next) return;
  const last = spoken.get();
  // A repeated text needs a difference, or it is not spoken again.
  const text = last[next.politeness] === next.text ? `${next.text}\u00A0` : next.text;
  spoken.set({ ...last, [next.politeness]: text });
}

export function Announcer() {
  const { polite, assertive } = useWatched(spoken);
  return createPortal(
    <>
      <VisuallyHidden aria-live="polite" aria-atomic="true">
        {polite}
      </VisuallyHidden>
      <VisuallyHidden aria-live="assertive" aria-atomic="true">
        {assertive}
      </VisuallyHidden>
    </>,
    useTopLayer(),
  );
}
