import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { type AroundNavHandler, Router } from 'wouter';
import { ConfirmDialog } from './Dialog';
import {
  findUnsavedChanges,
  forgetUnsavedChanges,
  GUARD_STATE,
  isAtGuard,
  type KeptChanges,
  type LeaveQuestion,
  pushGuardEntry,
} from './unsaved-changes';

const WHAT_STAYS: Readonly<Record<KeptChanges, string>> = {
  all: 'Your changes are kept on this device and offered when you come back.',
  'all-but-image':
    'Your text is kept on this device and offered when you come back. The image you chose is lost when you leave.',
  nothing: 'Your changes have not been saved. They are lost when you leave this page.',
};

interface WayOut {
  readonly kept: KeptChanges;
  readonly question: LeaveQuestion | undefined;
  readonly go: () => void;
}

/** Asks before a link or the browser's Back leaves unsaved changes; covers all pages inside. */
export function LeaveGuard({ children }: { children: ReactNode }) {
  const [wayOut, setWayOut] = useState<WayOut | undefined>();

  const goingBack = useRef(false);

  useEffect(() => {
    // The guard entry and the page below it look the same, so a single Back must leave both.
    const goBackOverBoth = () => {
      goingBack.current = true;
      history.go(-2);
    };
    return onBackPastGuard(() => {
      const isOurs = goingBack.current;
      goingBack.current = false;
      if (isOurs) return;
      const changes = findUnsavedChanges();
      if (!changes) return history.back();
      pushGuardEntry();
      setWayOut({ kept: changes.keep(), question: changes.question, go: goBackOverBoth });
    });
  }, []);

  const aroundNav: AroundNavHandler = useCallback((navigate, to, options) => {
    const go = () => navigate(to, isAtGuard() ? replacingGuard(options) : options);
    const changes = findUnsavedChanges();
    if (!changes || changes.mayGoTo(to)) go();
    else setWayOut({ kept: changes.keep(), question: changes.question, go });
  }, []);

  const leave = () => {
    findUnsavedChanges()?.leave();
    forgetUnsavedChanges();
    setWayOut(undefined);
    wayOut?.go();
  };

  return (
    <Router aroundNav={aroundNav}>
      {children}
      <ConfirmDialog
        open={wayOut !== undefined}
        title={wayOut?.question?.title ?? 'Leave without saving?'}
        body={wayOut && (wayOut.question?.body ?? WHAT_STAYS[wayOut.kept])}
        confirmLabel="Leave"
        cancelLabel="Stay"
        tone={wayOut?.kept === 'all' ? 'primary' : 'danger'}
        onConfirm={leave}
        onCancel={() => setWayOut(undefined)}
      />
    </Router>
  );
}

type NavigateOptions = Parameters<AroundNavHandler>[2];

/** The next page replaces the guard entry; a page that replaces the guarded one keeps it. */
function replacingGuard(options: NavigateOptions): NavigateOptions {
  return options?.replace ? { ...options, state: GUARD_STATE } : { ...options, replace: true };
}

/** Calls back when Back has led from the guard entry to the identical page below it. */
function onBackPastGuard(callback: () => void): () => void {
  let wasAtGuard = isAtGuard();
  const note = () => {
    wasAtGuard = isAtGuard();
  };
  const back = () => {
    const leftGuard = wasAtGuard && !isAtGuard();
    note();
    if (leftGuard) callback();
  };
  // wouter dispatches these events for its own history changes.
  window.addEventListener('pushState', note);
  window.addEventListener('replaceState', note);
  window.addEventListener('popstate', back);
  return () => {
    window.removeEventListener('pushState', note);
    window.removeEventListener('replaceState', note);
    window.removeEventListener('popstate', back);
  };
}
