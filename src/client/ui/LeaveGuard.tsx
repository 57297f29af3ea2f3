import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { type AroundNavHandler, Router } from 'wouter';
import { ConfirmDialog } from './ConfirmDialog';
import {
  findUnsavedChanges,
  forgetUnsavedChanges,
  GUARD_STATE,
  isAtGuard,
  standGuard,
} from './unsaved-changes';

/** Asks before unsaved changes are left behind by a link or by the browser's Back, for all pages inside. */
export function LeaveGuard({ children }: { children: ReactNode }) {
  const [goOn, setGoOn] = useState<(() => void) | undefined>();

  const goingBack = useRef(false);

  useEffect(() => {
    // The guard and the page below it look the same, so one Back has to lead over both.
    const goBackOverBoth = () => {
      goingBack.current = true;
      history.go(-2);
    };
    return whenBackLeadsOffGuard(() => {
      const isOurs = goingBack.current;
      goingBack.current = false;
      if (isOurs) return;
      if (!findUnsavedChanges()) return history.back();
      standGuard();
      setGoOn(() => goBackOverBoth);
    });
  }, []);

  const aroundNav: AroundNavHandler = useCallback((navigate, to, options) => {
    const go = () => navigate(to, isAtGuard() ? overGuard(options) : options);
    if (findUnsavedChanges()?.mayGoTo(to) === false) setGoOn(() => go);
    else go();
  }, []);

  const leave = () => {
    findUnsavedChanges()?.discard();
    forgetUnsavedChanges();
    setGoOn(undefined);
    goOn?.();
  };

  return (
    <Router aroundNav={aroundNav}>
      {children}
      <ConfirmDialog
        open={goOn !== undefined}
        title="Leave without saving?"
        body="Your changes have not been saved. They are lost when you leave this page."
        confirmLabel="Leave"
        cancelLabel="Stay"
        tone="danger"
        onConfirm={leave}
        onCancel={() => setGoOn(undefined)}
      />
    </Router>
  );
}

type NavigateOptions = Parameters<AroundNavHandler>[2];

/** The next page takes the place of the guard; one that replaces the guarded page keeps it. */
function overGuard(options: NavigateOptions): NavigateOptions {
  return options?.replace ? { ...options, state: GUARD_STATE } : { ...options, replace: true };
}

/** Calls back when Back has just led from the guarding entry to the page below it, which looks the same. */
function whenBackLeadsOffGuard(callback: () => void): () => void {
  let wasAtGuard = isAtGuard();
  const note = () => {
    wasAtGuard = isAtGuard();
  };
  const back = () => {
    const leftGuard = wasAtGuard && !isAtGuard();
    note();
    if (leftGuard) callback();
  };
  // The router announces what it pushes and replaces by events of these names.
  window.addEventListener('pushState', note);
  window.addEventListener('replaceState', note);
  window.addEventListener('popstate', back);
  return () => {
    window.removeEventListener('pushState', note);
    window.removeEventListener('replaceState', note);
    window.removeEventListener('popstate', back);
  };
}
