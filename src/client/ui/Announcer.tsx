import { createPortal } from 'react-dom';
import { cell, useWatched } from '../watched';
import { useTopLayer } from './top-layer';
import { VisuallyHidden } from './VisuallyHidden';

export type Politeness = 'polite' | 'assertive';

/** Screen readers drop a message that follows the one before too closely. */
const GAP_MS = 500;

const spoken = cell({ polite: '', assertive: '' });
let queue: readonly { politeness: Politeness; text: string }[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;

/** Says a text to screen readers, one at a time; an assertive one goes ahead of the polite ones that wait. */
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
  // The text is replaced, and told apart from an equal one before it.
  const text = last[next.politeness] === next.text ? `${next.text}\u00A0` : next.text;
  spoken.set({ ...last, [next.politeness]: text });
}

/** Two live regions, mounted once. */
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
