import { lazy, Suspense, useEffect, useState } from 'react';
import { forgetImages } from '../../platform/keep-offline';
import { beforeSignOut, signOut } from '../../platform/sign-out';
import { Button, LogoutButton } from '../../ui/Button';
import styles from './Dashboard.module.css';
import { forgetDiscarded, sendDiscarded } from './saved-answers';
import { texts } from './texts';

const LogoutEverywhereDialog = lazy(async () => ({
  default: (await import('../../accounts/LogoutEverywhereDialog')).LogoutEverywhereDialog,
}));

const forgetDevice = async () => {
  // contract: sign-out sends unsent data first
  await Promise.allSettled([sendDiscarded(), forgetImages()]);
  forgetDiscarded();
};

/** The logout at the right of the logo. */
export function Logout() {
  const [leaving, setLeaving] = useState(false);
  useEffect(() => beforeSignOut(forgetDevice), []);
  const leave = () => {
    setLeaving(true);
    void signOut();
  };
  return <LogoutButton busy={leaving} label={texts.logout} onClick={leave} />;
}

/** The logout at the foot of the page, for shared computers. */
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
