import { useState } from 'react';
import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';
import type { QuizRunner } from './quiz-runner';
import { texts } from './texts';

/** Another page of the same student holds the quiz: this one looks on until it is asked to take over. */
export function OtherPageDialog({ runner }: { runner: QuizRunner }) {
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState(false);
  const useHere = async () => {
    setBusy(true);
    setFailed(false);
    try {
      await runner.takeOver();
    } catch {
      setFailed(true);
      // An attempt that is over cannot be taken; the server says so.
      void runner.follow.ask();
    }
    setBusy(false);
  };
  return (
    <Dialog
      open
      onClose={() => undefined}
      title={texts.elsewhereTitle}
      role="alertdialog"
      size="small"
      actions={
        <Button data-autofocus="" busy={busy} onClick={() => void useHere()}>
          {texts.useHere}
        </Button>
      }
    >
      <p>
        {texts.elsewhereBody} {runner.hasUnsent() && texts.elsewhereUnsent}
      </p>
      {failed && <p role="alert">{texts.useHereFailed}</p>}
    </Dialog>
  );
}
