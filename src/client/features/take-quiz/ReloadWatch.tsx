import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { messages } from '../../../shared/messages';
import { type PageGone, takePageGone } from '../../platform/page-gone';
import { Banner } from '../../ui/Banner';
import { useTopLayer } from '../../ui/top-layer';
import styles from './ReloadWatch.module.css';
import { texts } from './texts';
import { type CountedSoFar, watchAfterReload } from './watch-after-reload';

/** Stands where a quiz page was before, until the quiz goes on: says what counts, over whatever is open. */
export function ReloadWatch() {
  const place = useTopLayer();
  const taken = useRef<PageGone>(null);
  const [counted, setCounted] = useState<CountedSoFar | null>(null);
  useEffect(() => {
    taken.current ??= takePageGone();
    return taken.current ? watchAfterReload(taken.current, setCounted) : undefined;
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
