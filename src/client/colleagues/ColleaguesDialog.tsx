import { Button } from '../ui/Button';
import { Dialog } from '../ui/Dialog';
import { Colleagues } from './Colleagues';
import { colleagueTexts as texts } from './colleague-texts';
import type { SharedThing } from './shared-thing';

interface ColleaguesDialogProps {
  of: SharedThing;
  onClose: () => void;
  /** Called once the reader's own share has ended. */
  onLeft: () => void;
}

/** The colleagues of a quiz or class as a dialog. */
export function ColleaguesDialog({ of, onClose, onLeft }: ColleaguesDialogProps) {
  return (
    <Dialog
      open
      onClose={onClose}
      title={texts.titleOf(of.title)}
      actions={
        <Button variant="secondary" onClick={onClose}>
          {texts.done}
        </Button>
      }
    >
      <Colleagues
        thing={of}
        onLeft={() => {
          onClose();
          onLeft();
        }}
      />
    </Dialog>
  );
}
