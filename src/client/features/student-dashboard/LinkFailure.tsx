import { useEffect, useRef } from 'react';
import { Banner } from '../../ui/Banner';
import { Button } from '../../ui/Button';
import styles from './Dashboard.module.css';
import { texts } from './texts';

interface LinkFailureProps {
  sentence: string;
  /** There, where trying again may help. */
  onRetry: (() => void) | undefined;
  onDismiss: () => void;
}

/** spec §8 "Open-by-link failure": an alert in the page, with the focus on it. */
export function LinkFailure({ sentence, onRetry, onDismiss }: LinkFailureProps) {
  const banner = useRef<HTMLDivElement>(null);
  useEffect(() => banner.current?.focus(), []);
  const retry = onRetry && (
    <Button variant="secondary" onClick={onRetry}>
      {texts.tryAgain}
    </Button>
  );
  return (
    <Banner
      ref={banner}
      tone={onRetry ? 'warn' : 'bad'}
      role="alert"
      action={retry}
      onDismiss={onDismiss}
      className={styles.failure}
    >
      {sentence}
    </Banner>
  );
}
