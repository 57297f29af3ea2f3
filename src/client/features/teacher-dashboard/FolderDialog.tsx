import { useId, useState } from 'react';
import { FOLDER_MAXIMUM_LENGTH } from '../../../shared/constants';
import type { QuizRow } from '../../../shared/quiz/schema';
import { serverSentence } from '../../platform/error-message';
import { trpc } from '../../platform/trpc';
import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';
import { TextField } from '../../ui/TextField';
import { useToast } from '../../ui/Toaster';
import styles from './FolderDialog.module.css';
import { texts } from './texts';

interface FolderDialogProps {
  quiz: QuizRow;
  /** The existing folders. */
  folders: readonly string[];
  onClose: () => void;
}

/** Chooses a quiz's folder, existing or new. */
export function FolderDialog({ quiz: { _id: quizId, title, folder }, folders, onClose }: FolderDialogProps) {
  const formId = useId();
  const [name, setName] = useState(folder);
  const utils = trpc.useUtils();
  const toast = useToast();
  const move = trpc.quizzes.setFolder.useMutation({
    onSuccess: async ({ folder: now }) => {
      await utils.quizzes.dashboard.invalidate();
      toast(texts.moved(title, now));
      onClose();
    },
  });
  return (
    <Dialog
      open
      onClose={onClose}
      title={texts.folderTitle}
      size="small"
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={formId} busy={move.isPending}>
            {texts.move}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        className="grid gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          if (!move.isPending) move.mutate({ quizId, folder: name });
        }}
      >
        <TextField
          label={texts.folderOf(title)}
          hint={texts.folderHint}
          error={move.error ? (serverSentence(move.error) ?? texts.moveFailed) : undefined}
          value={name}
          maxLength={FOLDER_MAXIMUM_LENGTH}
          autoComplete="off"
          data-autofocus=""
          onChange={(event) => setName(event.currentTarget.value)}
        />
        {folders.length > 0 && (
          <ul className={styles.folders} aria-label={texts.folders}>
            {folders.map((each) => (
              <li key={each}>
                <Button variant="secondary" aria-pressed={each === name.trim()} onClick={() => setName(each)}>
                  {each}
                </Button>
              </li>
            ))}
          </ul>
        )}
      </form>
    </Dialog>
  );
}
