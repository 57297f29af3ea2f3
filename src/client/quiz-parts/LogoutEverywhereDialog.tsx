import { useState } from 'react';
import { serverSentence } from '../platform/error-message';
import { signOutEverywhere } from '../platform/sign-out';
import { Banner } from '../ui/Banner';
import { ConfirmDialog } from '../ui/Dialog';

const texts = {
  title: 'Log out on all devices?',
  body: 'Every browser in which you are signed in here is logged out, this one too. What was saved stays saved.',
  confirm: 'Log out everywhere',
  failed: 'The server could not be told, so you are still logged in everywhere. Please try again.',
};

/** Asks before all sessions of this account are ended; on success the page starts anew. */
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
