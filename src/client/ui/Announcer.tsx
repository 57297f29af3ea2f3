import { useEffect, useLayoutEffect } from 'react';
import { createPortal } from 'react-dom';
import { cell, useWatched } from '../watched';
import { useTopLayer } from './top-layer';
import { VisuallyHidden } from './VisuallyHidden';

export type Politeness = 'polite' | 'assertive';

/** Screen readers drop messages that follow each other too closely. */
const GAP_MS = 500;

const SILENT = { polite: '', assertive: '' };
const spoken = cell(SILENT);
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

/**
 * Announces a line that appears and disappears: a live region added together with its text is often not read.
 */
export function useAnnounced(text: string | null): void {
  useEffect(() => {
    if (text === null) return;
    announce(text);
    return () => takeBack(text);
  }, [text]);
}

function takeBack(text: string): void {
  queue = queue.filter((waiting) => waiting.text !== text);
  const last = spoken.get();
  if (last.polite.trimEnd() === text) spoken.set({ ...last, polite: '' });
}

export function Announcer() {
  const { polite, assertive } = useWatched(spoken);
  const layer = useTopLayer();
  // A dialog's live regions are new on opening and closing, and would repeat the last message.
  useLayoutEffect(() => () => spoken.set(SILENT), [layer]);
  return createPortal(
    <>
      <VisuallyHidden aria-live="polite" aria-atomic="true">
        {polite}
      </VisuallyHidden>
      <VisuallyHidden aria-live="assertive" aria-atomic="true">
        {assertive}
      </VisuallyHidden>
    </>,
    layer,
  );
}
