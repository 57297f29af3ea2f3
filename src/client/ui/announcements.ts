export type Politeness = 'polite' | 'assertive';

/** Screen readers drop a message that follows the one before too closely. */
const GAP_MS = 500;

type Speak = (politeness: Politeness, text: string) => void;

let queue: readonly { politeness: Politeness; text: string }[] = [];
let speak: Speak | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;

function speakNext(): void {
  const [next, ...rest] = queue;
  queue = rest;
  timer = next ? setTimeout(speakNext, GAP_MS) : undefined;
  if (next) speak?.(next.politeness, next.text);
}

/** Says a text to screen readers, one at a time; an assertive one goes ahead of the polite ones that wait. */
export function announce(text: string, politeness: Politeness = 'polite'): void {
  queue = politeness === 'assertive' ? [{ politeness, text }, ...queue] : [...queue, { politeness, text }];
  if (timer === undefined) timer = setTimeout(speakNext, 50);
}

/** The two live regions listen here; the answer stops it. */
export function listenToAnnouncements(listener: Speak): () => void {
  speak = listener;
  return () => {
    if (speak === listener) speak = undefined;
  };
}
