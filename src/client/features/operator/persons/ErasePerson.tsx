import { useState } from 'react';
import type { PersonRequest } from '../../../../shared/operator/request';
import { trpc } from '../../../platform/trpc';
import { FormDialog } from '../../../ui/FormDialog';
import { TextField } from '../../../ui/TextField';
import { useAct } from '../lists/use-act';
import styles from '../OperatorPage.module.css';
import { texts } from './texts';

interface ErasePersonProps {
  who: PersonRequest;
  name: string;
  onErased: (sentence: string) => void;
  onClose: () => void;
}

/** Erases somebody, once their name was typed. */
export function ErasePerson({ who, name, onErased, onClose }: ErasePersonProps) {
  const [typed, setTyped] = useState('');
  const { mutateAsync } = trpc.operator.erasePerson.useMutation();
  const { act, isBusy, failure, dismissFailure } = useAct();
  const submit = () =>
    act(
      async () => onErased(texts.erasedWhat(await mutateAsync({ ...who, name: typed }))),
      () => texts.erased(name),
    );
  return (
    <FormDialog
      title={texts.eraseTitle(name)}
      action={texts.eraseAct}
      tone="danger"
      busy={isBusy}
      className={styles.section}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <p>{texts.eraseBody}</p>
      <TextField
        label={texts.typeName(name)}
        error={failure}
        value={typed}
        autoComplete="off"
        data-autofocus=""
        onChange={(event) => {
          setTyped(event.currentTarget.value);
          dismissFailure();
        }}
      />
    </FormDialog>
  );
}
