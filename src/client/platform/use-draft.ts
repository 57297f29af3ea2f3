import { useCallback, useEffect, useRef, useState } from 'react';
import type { Drafts } from './drafts';

const KEEP_AFTER_MS = 800;

interface DraftOptions<Value> {
  drafts: Drafts<Value>;
  /** Tells the drafts of different forms apart. */
  id: string;
  /** What stands in the form now. */
  value: Value;
  /** Whether that differs from what is saved. */
  hasChanges: boolean;
  /** Reads what an earlier visit kept; undefined for what cannot be used. Keep the function stable. */
  read: (kept: unknown) => Promise<Value | undefined>;
}

/**
 * Keeps what stands in a form while it is being written, 800 ms after the last change and when the page goes away.
 * A draft that an earlier visit left behind is offered; it can be restored until it is answered, whatever is typed.
 */
export function useDraft<Value>({ drafts, id, value, hasChanges, read }: DraftOptions<Value>) {
  // A form that has changes from the first was begun from its draft.
  const [found, setFound] = useState(() => (hasChanges ? undefined : drafts.find(id)));
  const [offered, setOffered] = useState<{ savedAtMs: number; value: Value } | undefined>();
  const [isKept, setIsKept] = useState(false);
  const wasKept = useRef(false);
  const pending = useRef<(() => void) | undefined>(undefined);
  // Form libraries change values in place: only the text says whether they are the same.
  const text = JSON.stringify(value);
  const latest = useRef({ text, value });
  const droppedText = useRef<string | undefined>(undefined);

  useEffect(() => {
    latest.current = { text, value };
  });

  useEffect(() => {
    if (!found) return;
    let isGone = false;
    const offer = (draft: Value | undefined) => {
      if (isGone) return;
      setOffered(draft && { savedAtMs: found.savedAtMs, value: draft });
      if (!draft) setFound(undefined);
    };
    // Where the code that reads it cannot be loaded, it stays for the next time.
    read(found.value).then(offer, () => undefined);
    return () => {
      isGone = true;
    };
  }, [found, read]);

  useEffect(() => {
    if (droppedText.current === text) return;
    droppedText.current = undefined;
    if (!hasChanges) {
      pending.current = undefined;
      setIsKept(false);
      if (!found) drafts.drop(id);
      return;
    }
    pending.current = () => {
      pending.current = undefined;
      wasKept.current = drafts.keep(id, latest.current.value);
      setIsKept(wasKept.current);
    };
    const timer = setTimeout(() => pending.current?.(), KEEP_AFTER_MS);
    return () => clearTimeout(timer);
  }, [drafts, id, text, hasChanges, found]);

  // What was typed last is kept also when the page or the screen goes away within those 800 ms.
  useEffect(() => {
    const keepNow = () => pending.current?.();
    window.addEventListener('pagehide', keepNow);
    return () => {
      window.removeEventListener('pagehide', keepNow);
      keepNow();
    };
  }, []);

  /** Closes the offer: the draft was taken over into the form, or is not wanted. */
  const closeOffer = useCallback(() => {
    setFound(undefined);
    setOffered(undefined);
  }, []);

  /** Forgets the draft, once it is saved or given up. */
  const drop = useCallback(() => {
    pending.current = undefined;
    droppedText.current = latest.current.text;
    setIsKept(false);
    closeOffer();
    drafts.drop(id);
  }, [drafts, id, closeOffer]);

  /** Keeps what was typed last right now; answers whether all of it will be found again. */
  const keep = useCallback((): boolean => {
    pending.current?.();
    return wasKept.current;
  }, []);
  /** Whoever typed it goes away without saving. */
  const leave = useCallback(() => void drafts.leave(id), [drafts, id]);

  return { offered, isKept, closeOffer, drop, keep, leave };
}
