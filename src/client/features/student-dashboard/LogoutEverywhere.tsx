import { lazy, Suspense, useState } from 'react';
import { Button } from '../../ui/Button';
import styles from './Dashboard.module.css';
import { texts } from './texts';

const LogoutEverywhereDialog = lazy(async () => ({
  default: (await import('../../quiz-parts/LogoutEverywhereDialog')).LogoutEverywhereDialog,
}));

/** A quiet way out at the foot of the page, for whoever signed in on a computer that is not theirs. */
export function LogoutEverywhere() {
  const [asking, setAsking] = useState(false);
  return (
    <p className={styles.foot}>
      {texts.otherDevices}
      <Button variant="ghost" onClick={() => setAsking(true)}>
        {texts.logoutEverywhere}
      </Button>
      {asking && (
        <Suspense>
          <LogoutEverywhereDialog onClose={() => setAsking(false)} />
        </Suspense>
      )}
    </p>
  );
}
