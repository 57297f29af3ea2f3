import { useState } from 'react';
import { serverSentence } from '../../../platform/error-message';
import { Banner } from '../../../ui/Banner';
import { showToast } from '../../../ui/Toaster';
import { texts } from '../texts';

/** Runs an act on the server; reports success or the reason of a failure. */
export function useAct() {
  const [failure, setFailure] = useState<string | undefined>();
  const [isBusy, setBusy] = useState(false);
  const act = async <Done,>(work: () => Promise<Done>, said: (done: Done) => string): Promise<boolean> => {
    setFailure(undefined);
    setBusy(true);
    try {
      showToast(said(await work()));
      return true;
    } catch (error) {
      setFailure(serverSentence(error) ?? texts.actFailed);
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { act, isBusy, failure, dismissFailure: () => setFailure(undefined) };
}

/** The reason of a failed act. */
export const ActFailure = ({
  act,
}: {
  act: { readonly failure: string | undefined; readonly dismissFailure: () => void };
}) =>
  act.failure === undefined ? null : (
    <Banner tone="bad" role="alert" onDismiss={act.dismissFailure}>
      {act.failure}
    </Banner>
  );
