import { LogOut } from 'lucide-react';
import { useState } from 'react';
import { signOut } from '../../platform/sign-out';
import { Button } from '../../ui/Button';
import { texts } from './texts';

/** The way out, at the right of the logo. */
export function DashboardHeader() {
  const [leaving, setLeaving] = useState(false);
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
