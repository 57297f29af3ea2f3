import { useState } from 'react';
import { typedNumber } from '../../../shared/number-answer/typed-number';
import { isPlainEnter } from '../../platform/shortcuts';
import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';
import { NumberField } from '../../ui/NumberField';
import { texts } from './texts';

interface MoveDialogProps {
  /** Its number in the list, from 1. */
  number: number;
  count: number;
  /** Called with the new number, from 1. */
  onMove: (to: number) => void;
  onClose: () => void;
}

/** Asks for a question's new number, for long lists. */
export function MoveDialog({ number, count, onMove, onClose }: MoveDialogProps) {
  const [place, setPlace] = useState(String(number));
  const [error, setError] = useState<string | undefined>();
  const submit = () => {
    const to = typedNumber(place, { min: 1, max: count, step: 1 });
    if (Number.isNaN(to)) return setError(texts.positionInvalid(count));
    onMove(to);
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={texts.moveTitle(number)}
      size="small"
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button onClick={submit}>Move</Button>
        </>
      }
    >
      <NumberField
        label={texts.position(count)}
        value={place}
        min={1}
        max={count}
        step={1}
        error={error}
        onChange={(event) => {
          setPlace(event.currentTarget.value);
          setError(undefined);
        }}
        // Not a form: Enter acts like the button.
        onKeyDown={(event) => {
          if (!isPlainEnter(event)) return;
          event.preventDefault();
          submit();
        }}
      />
    </Dialog>
  );
}
