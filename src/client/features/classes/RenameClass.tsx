import { useState } from 'react';
import { CLASS_NAME_MAXIMUM_LENGTH } from '../../../shared/constants';
import { serverSentence } from '../../platform/error-message';
import { trpc } from '../../platform/trpc';
import { announce } from '../../ui/Announcer';
import { Button } from '../../ui/Button';
import { TextField } from '../../ui/TextField';
import styles from './RenameClass.module.css';
import { texts } from './texts';

interface RenameClassProps {
  classId: string;
  name: string;
  onDone: () => void;
}

/** The name of a class as a field. */
export function RenameClass({ classId, name, onDone }: RenameClassProps) {
  const utils = trpc.useUtils();
  const [typed, setTyped] = useState(name);
  const [problem, setProblem] = useState<string | undefined>();
  const rename = trpc.classes.rename.useMutation({
    onSuccess: (renamed) => {
      utils.classes.get.setData({ classId }, renamed);
      void utils.classes.list.invalidate();
      announce(texts.renamed(renamed.name));
      onDone();
    },
    onError: (error) => setProblem(serverSentence(error) ?? texts.renameFailed),
  });
  const submit = () => {
    if (rename.isPending) return;
    if (typed.trim() === '') setProblem(texts.nameRequired);
    else if (typed.trim() === name) onDone();
    else rename.mutate({ classId, name: typed.trim() });
  };
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onDone();
      }}
    >
      <TextField
        label={texts.renameLabel}
        labelHidden
        className={styles.field}
        error={problem}
        value={typed}
        maxLength={CLASS_NAME_MAXIMUM_LENGTH}
        autoComplete="off"
        autoFocus
        onFocus={(event) => event.currentTarget.select()}
        onChange={(event) => {
          setTyped(event.currentTarget.value);
          setProblem(undefined);
        }}
      />
      <Button type="submit" busy={rename.isPending}>
        {texts.save}
      </Button>
      <Button variant="secondary" onClick={onDone}>
        {texts.cancel}
      </Button>
    </form>
  );
}
