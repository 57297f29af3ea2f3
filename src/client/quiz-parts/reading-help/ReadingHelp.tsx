import { lazy, type ReactNode, Suspense, useLayoutEffect, useState } from 'react';
import { Button, IconButton } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';
import { reading, useLargerText } from '../../ui/reading';
import { isIn, useChosen } from './reading-choice';
import { texts } from './texts';

// Not part of the first load: few read with help. A running quiz goes on where it cannot be fetched.
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

/** Puts the reading help on a student's page: its button in the bar, and all that the student has switched on. */
export function ReadingHelp() {
  const chosen = useChosen();
  useLargerText(isIn(chosen, 'text'));
  useLayoutEffect(() => {
    // Beside what the help itself has put there, which may have come first.
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
  const look = { variant: 'ghost', 'aria-haspopup': 'dialog', onClick: () => setOpen(true) } as const;
  return (
    <>
      {inWords ? (
        <Button {...look}>{texts.readingHelp}</Button>
      ) : (
        <IconButton {...look} label={texts.readingHelp}>
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
