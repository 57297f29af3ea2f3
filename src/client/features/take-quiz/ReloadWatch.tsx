import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import type { CountedFocusLoss } from '../../../shared/attempt/schema';
import { messages } from '../../../shared/messages';
import { type PageGone, takePageGone } from '../../platform/page-gone';
import { AfterReload } from '../../quiz-session/after-reload';
import { Banner } from '../../ui/Banner';
import { useTopLayer } from '../../ui/top-layer';
import styles from './ReloadWatch.module.css';
import { texts } from './texts';

/** Stands where a quiz page was before, until the quiz goes on: says what counts, over whatever is open. */
export function ReloadWatch() {
  const place = useTopLayer();
  const taken = useRef<PageGone>(null);
  const [counted, setCounted] = useState<CountedFocusLoss | null>(null);
  useEffect(() => {
    taken.current ??= takePageGone();
    return taken.current ? new AfterReload(taken.current, setCounted).start() : undefined;
  }, []);
  if (!counted) return null;
  const { focusLostCount, tabChangeLimit, submitted } = counted;
  const warning = (
    <Banner tone="bad" role="alert" className={styles.warning} onDismiss={() => setCounted(null)}>
      {submitted
        ? texts.submittedByTabs(tabChangeLimit)
        : messages.tabWarning(focusLostCount, tabChangeLimit)}
    </Banner>
  );
  return createPortal(warning, place);
}
