import { useState } from 'react';
import type { QuizRow } from '../../../shared/quiz/schema';
import { FormDialog } from '../../ui/FormDialog';
import { TextField } from '../../ui/TextField';
import { TrashDate } from './TrashDate';
import { actTexts } from './texts';

interface DeleteStartedDialogProps {
  quiz: QuizRow;
  busy: boolean;
  onDelete: () => void;
  onClose: () => void;
}

/** Deleting a started quiz requires typing its title. */
export function DeleteStartedDialog({ quiz, busy, onDelete, onClose }: DeleteStartedDialogProps) {
  const { title, attemptedBy, runningCount } = quiz;
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState<string | undefined>();
  const submit = () => {
    if (typed.trim() !== title) setProblem(actTexts.titleDiffers);
    else if (!busy) onDelete();
  };
  return (
    <FormDialog
      onClose={onClose}
      title={`Delete “${title}”?`}
      role="alertdialog"
      size="small"
      action={actTexts.delete}
      tone="danger"
      busy={busy}
      className="grid gap-4"
      onSubmit={submit}
    >
      {runningCount > 0 && <p className="text-warn font-semibold">{actTexts.stillWorking(runningCount)}</p>}
      <p>{actTexts.submissionsGo(attemptedBy.length + runningCount)}</p>
      <TrashDate />
      <TextField
        label={actTexts.typeTitle}
        hint={title}
        error={problem}
        value={typed}
        autoComplete="off"
        data-autofocus=""
        onChange={(event) => {
          setTyped(event.currentTarget.value);
          setProblem(undefined);
        }}
      />
    </FormDialog>
  );
}
