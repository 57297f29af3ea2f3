import { useEffect, useState } from 'react';
import { forgetImages } from '../../platform/keep-offline';
import { beforeSignOut, signOut } from '../../platform/sign-out';
import { LogoutButton } from '../../ui/LogoutButton';
import { forgetDiscarded, sendDiscarded } from './start-fresh';
import { texts } from './texts';

const forgetDevice = async () => {
  // contract: sign-out sends what is unsent first
  await Promise.allSettled([sendDiscarded(), forgetImages()]);
  forgetDiscarded();
};

/** The way out, at the right of the logo. */
export function DashboardHeader() {
  const [leaving, setLeaving] = useState(false);
  useEffect(() => beforeSignOut(forgetDevice), []);
  const leave = () => {
    setLeaving(true);
    void signOut();
  };
  return <LogoutButton busy={leaving} label={texts.logout} onClick={leave} />;
}
