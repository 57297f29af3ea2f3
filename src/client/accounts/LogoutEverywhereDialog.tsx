import { useState } from 'react';
import { serverSentence } from '../platform/error-message';
import { signOutEverywhere } from '../platform/sign-out';
import { Banner } from '../ui/Banner';
import { ConfirmDialog } from '../ui/Dialog';

const texts = {
  title: 'Log out everywhere?',
  body: 'This logs you out in every browser, this one included. Everything you have saved is kept.',
  confirm: 'Log out everywhere',
  failed: 'The server could not be reached, so you are still signed in everywhere. Please try again.',
};

/** Confirms ending all sessions of the account; on success the page reloads. */
export function LogoutEverywhereDialog({ onClose }: { onClose: () => void }) {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const confirm = () => {
    setBusy(true);
    setFailure(null);
    signOutEverywhere().catch((error: unknown) => {
      setBusy(false);
      setFailure(serverSentence(error) ?? texts.failed);
    });
  };
  return (
    <ConfirmDialog
      open
      title={texts.title}
      body={
        <>
          <p>{texts.body}</p>
          {failure && (
            <Banner tone="bad" role="alert">
              {failure}
            </Banner>
          )}
        </>
      }
      confirmLabel={texts.confirm}
      tone="danger"
      busy={busy}
      onConfirm={confirm}
      onCancel={onClose}
    />
  );
}
