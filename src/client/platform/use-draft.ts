import { useCallback, useEffect, useRef, useState } from 'react';
import { type Draft, dropDraft, findDraft, keepDraft, leaveDraft } from './drafts';

const KEEP_AFTER_MS = 800;

interface DraftOptions<Value> {
  /** Tells the drafts of different forms apart. */
  name: string;
  /** What stands in the form now; the same object as long as nothing changed. */
  value: Value;
  /** Whether that differs from what is saved. */
  hasChanges: boolean;
}

/**
 * Keeps what stands in a form while it is being written, 800 ms after the last change and when the page goes away.
 * A draft that an earlier visit left behind is offered; it can be restored until it is answered, whatever is typed.
 */
export function useDraft<Value>({ name, value, hasChanges }: DraftOptions<Value>) {
  // A form that has changes from the first was begun from its draft.
  const [offered, setOffered] = useState<Draft | undefined>(() => (hasChanges ? undefined : findDraft(name)));
  const [isKept, setIsKept] = useState(false);
  const wasKept = useRef(false);
  const pending = useRef<(() => void) | undefined>(undefined);
  const latest = useRef(value);
  const droppedValue = useRef<Value | undefined>(undefined);

  useEffect(() => {
    latest.current = value;
    if (droppedValue.current === value) return;
    if (!hasChanges) {
      pending.current = undefined;
      setIsKept(false);
      if (!offered) dropDraft(name);
      return;
    }
    pending.current = () => {
      pending.current = undefined;
      wasKept.current = keepDraft(name, value);
      setIsKept(wasKept.current);
    };
    const timer = setTimeout(() => pending.current?.(), KEEP_AFTER_MS);
    return () => clearTimeout(timer);
  }, [name, value, hasChanges, offered]);

  // What was typed last is kept also when the page or the screen goes away within those 800 ms.
  useEffect(() => {
    const keepNow = () => pending.current?.();
    window.addEventListener('pagehide', keepNow);
    return () => {
      window.removeEventListener('pagehide', keepNow);
      keepNow();
    };
  }, []);

  /** Forgets the draft, once it is saved or given up. */
  const drop = useCallback(() => {
    pending.current = undefined;
    droppedValue.current = latest.current;
    setIsKept(false);
    setOffered(undefined);
    dropDraft(name);
  }, [name]);

  /** Keeps what was typed last right now; answers whether all of it will be found again. */
  const keep = useCallback((): boolean => {
    pending.current?.();
    return wasKept.current;
  }, []);
  /** Whoever typed it goes away without saving. */
  const leave = useCallback(() => leaveDraft(name), [name]);

  /** Closes the offer: the draft was taken over into the form, or is not wanted. */
  const closeOffer = useCallback(() => setOffered(undefined), []);

  return { offered, isKept, closeOffer, drop, keep, leave };
}
