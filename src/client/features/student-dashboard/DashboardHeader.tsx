import { LogOut } from 'lucide-react';
import { useEffect, useState } from 'react';
import { forgetImages } from '../../platform/keep-offline';
import { beforeSignOut, signOut } from '../../platform/sign-out';
import { Button } from '../../ui/Button';
import { forgetPutAside, putAsideNow } from './put-aside';
import { texts } from './texts';

const forgetDevice = async () => {
  // contract: sign-out sends what is unsent first
  await Promise.allSettled([putAsideNow(), forgetImages()]);
  forgetPutAside();
};

/** The way out, at the right of the logo. */
export function DashboardHeader() {
  const [leaving, setLeaving] = useState(false);
  useEffect(() => beforeSignOut(forgetDevice), []);
  const leave = () => {
    setLeaving(true);
    void signOut();
  };
  return (
    <Button variant="ghost" busy={leaving} onClick={leave}>
      <LogOut size={18} aria-hidden="true" /> {texts.logout}
    </Button>
  );
}
