import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import type { CountedFocusLoss } from '../../../shared/attempt/schema';
import { takePageGone } from '../../platform/saved-quiz';
import { AfterReload } from '../../quiz-session/after-reload';
import { attemptCalls, browserDevice } from '../../quiz-session/browser-device';
import { listenToFocus } from '../../quiz-session/browser-events';
import type { PageGone } from '../../rules/quiz-session/page-gone';
import { Banner } from '../../ui/Banner';
import { useTopLayer } from '../../ui/top-layer';
import styles from './ReloadWatch.module.css';
import { texts } from './texts';

const IN_BROWSER = { device: browserDevice, server: attemptCalls, listen: listenToFocus };

/** Replaces a reloaded quiz page until the quiz continues; states what counts, above any dialog. */
export function ReloadWatch() {
  const place = useTopLayer();
  const taken = useRef<PageGone>(null);
  const [counted, setCounted] = useState<CountedFocusLoss | null>(null);
  useEffect(() => {
    taken.current ??= takePageGone();
    const gone = taken.current;
    return gone ? new AfterReload({ ...IN_BROWSER, gone, onCounted: setCounted }).start() : undefined;
  }, []);
  if (!counted) return null;
  const { focusLostCount, tabChangeLimit, submitted } = counted;
  const warning = (
    <Banner tone="bad" role="alert" className={styles.warning} onDismiss={() => setCounted(null)}>
      {submitted
        ? texts.submittedByTabs({ limit: tabChangeLimit })
        : texts.tabWarning({ count: focusLostCount, limit: tabChangeLimit })}
    </Banner>
  );
  return createPortal(warning, place);
}
