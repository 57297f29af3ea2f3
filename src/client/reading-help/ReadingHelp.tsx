import { lazy, type ReactNode, Suspense, useLayoutEffect, useState } from 'react';
import { Button, IconButton } from '../ui/Button';
import { Dialog } from '../ui/Dialog';
import { reading, useLargerText } from '../ui/reading';
import { isIn, useChosen } from './reading-choice';
import { texts } from './texts';

// Lazy, since few use it; a running quiz continues if it cannot be fetched.
const ReadingPanel = lazy(() =>
  import('./ReadingPanel').then(
    (panel) => ({ default: panel.ReadingPanel }),
    () => ({ default: NotLoaded }),
  ),
);
const ReadingAids = lazy(() =>
  import('./ReadingAids').then(
    (aids) => ({ default: aids.ReadingAids }),
    () => ({ default: () => null }),
  ),
);

const inBar = <ReadingButton />;

/** Adds the reading help to a student's page: its button in the bar, and the chosen aids. */
export function ReadingHelp() {
  const chosen = useChosen();
  useLargerText(isIn(chosen, 'text'));
  useLayoutEffect(() => {
    // Keeps fields that the aids may have set before.
    const put = (button: ReactNode) => reading.set({ ...reading.get(), button });
    put(inBar);
    return () => put(null);
  }, []);
  if (chosen === '') return null;
  return (
    <Suspense>
      <ReadingAids chosen={chosen} />
    </Suspense>
  );
}

/** Opens the switches of the reading help. */
export function ReadingButton({ inWords = false }: { inWords?: boolean }) {
  const [isOpen, setOpen] = useState(false);
  const opening = { 'aria-haspopup': 'dialog', onClick: () => setOpen(true) } as const;
  return (
    <>
      {inWords ? (
        <Button {...opening} variant="secondary">
          {texts.readingHelp}
        </Button>
      ) : (
        <IconButton {...opening} variant="ghost" label={texts.readingHelp}>
          <span aria-hidden="true">Aa</span>
        </IconButton>
      )}
      {isOpen && (
        <Suspense>
          <ReadingPanel onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

const NotLoaded = ({ onClose }: { onClose: () => void }) => (
  <Dialog open title={texts.readingHelp} onClose={onClose}>
    {texts.notLoaded}
  </Dialog>
);
