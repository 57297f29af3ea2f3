import { type ComponentProps, useState } from 'react';
import { trpc } from '../../../platform/trpc';
import { Button } from '../../../ui/Button';
import { ConfirmDialog } from '../../../ui/Dialog';
import { useMarking } from '../use-marking';
import { namesTexts } from './names-texts';
import styles from './ShowNamesDialog.module.css';

interface ShowNamesDialogProps {
  quizId: string;
  /** Why the names are needed; without it, the dialog's own text only. */
  reason?: string | undefined;
  /** Called once the names may be shown. */
  onShown?: (() => void) | undefined;
  onClose: () => void;
}

/** Asks before showing names, which is audited. */
export function ShowNamesDialog({ quizId, reason, onShown, onClose }: ShowNamesDialogProps) {
  const utils = trpc.useUtils();
  const { refuse } = useMarking();
  const show = trpc.evaluation.showNames.useMutation({
    onSuccess: async () => {
      await utils.results.toMark.invalidate({ quizId });
      onShown?.();
    },
    onError: () => refuse(namesTexts.failed),
    onSettled: onClose,
  });
  return (
    <ConfirmDialog
      open
      title={namesTexts.showTitle}
      body={
        <div className={styles.body}>
          {reason && <p>{reason}</p>}
          <p>{namesTexts.showBody}</p>
        </div>
      }
      confirmLabel={namesTexts.show}
      cancelLabel={namesTexts.keepHidden}
      busy={show.isPending}
      onConfirm={() => show.mutate({ quizId })}
      onCancel={onClose}
    />
  );
}

interface ShowNamesButtonProps extends Pick<ComponentProps<typeof Button>, 'variant' | 'className'> {
  quizId: string;
}

/** 'Show names', confirmed and audited. */
export function ShowNamesButton({ quizId, ...rest }: ShowNamesButtonProps) {
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button {...rest} onClick={() => setAsking(true)}>
        {namesTexts.show}
      </Button>
      {isAsking && <ShowNamesDialog quizId={quizId} onClose={() => setAsking(false)} />}
    </>
  );
}
