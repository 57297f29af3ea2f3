import { useState } from 'react';
import { CLASS_NAME_MAXIMUM_LENGTH } from '../../../../shared/constants';
import { serverSentence } from '../../../platform/error-message';
import { trpc } from '../../../platform/trpc';
import { announce } from '../../../ui/Announcer';
import { TextField } from '../../../ui/TextField';
import { texts } from '../texts';

/** The name of a class, saved on leaving the field or by Enter. */
export function ClassName({ classId, name }: { classId: string; name: string }) {
  const utils = trpc.useUtils();
  const [typed, setTyped] = useState(name);
  const [problem, setProblem] = useState<string | undefined>();
  const rename = trpc.classes.rename.useMutation({
    onSuccess: (renamed) => {
      utils.classes.get.setData({ classId }, renamed);
      void utils.classes.list.invalidate();
      announce(texts.renamed(renamed.name));
    },
    onError: (error) => setProblem(serverSentence(error) ?? texts.renameFailed),
  });
  const save = () => {
    const wanted = typed.trim();
    if (wanted === '') setProblem(texts.nameRequired);
    else if (wanted !== name && !rename.isPending) rename.mutate({ classId, name: wanted });
  };
  return (
    <TextField
      label={texts.renameLabel}
      error={problem}
      value={typed}
      maxLength={CLASS_NAME_MAXIMUM_LENGTH}
      autoComplete="off"
      onBlur={save}
      onKeyDown={(event) => {
        if (event.key === 'Enter') save();
        if (event.key === 'Escape') setTyped(name);
      }}
      onChange={(event) => {
        setTyped(event.currentTarget.value);
        setProblem(undefined);
      }}
    />
  );
}
