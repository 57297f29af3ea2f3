import { useState } from 'react';
import { serverSentence } from '../platform/error-message';
import { signOutEverywhere } from '../platform/sign-out';
import { Banner } from '../ui/Banner';
import { ConfirmDialog } from '../ui/Dialog';
import { classSignInTexts as texts } from './class-sign-in-texts';

/** Confirms ending all sessions of the account; on success the page reloads. */
export function LogoutEverywhereDialog({ onClose }: { onClose: () => void }) {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const confirm = () => {
    setBusy(true);
    setFailure(null);
    signOutEverywhere().catch((error: unknown) => {
      setBusy(false);
      setFailure(serverSentence(error) ?? texts.everywhereFailed);
    });
  };
  return (
    <ConfirmDialog
      open
      title={texts.everywhereTitle}
      body={
        <>
          <p>{texts.everywhereBody}</p>
          {failure && (
            <Banner tone="bad" role="alert">
              {failure}
            </Banner>
          )}
        </>
      }
      confirmLabel={texts.everywhereConfirm}
      tone="danger"
      busy={busy}
      onConfirm={confirm}
      onCancel={onClose}
    />
  );
}
