import { useState } from 'react';
import { serverSentence } from '../../platform/error-message';
import { trpc } from '../../platform/trpc';
import { ErrorState } from '../../ui/Banner';
import { ConfirmDialog } from '../../ui/Dialog';
import { collectTexts } from './collect-texts';

interface CollectDialogProps {
  quizId: string;
  /** The names of students still working. */
  working: readonly string[];
  onCollected: (answer: { message: string; collected: number }) => void;
  onClose: () => void;
}

/** Confirms submitting every running attempt as it is. */
export function CollectDialog({ quizId, working, onCollected, onClose }: CollectDialogProps) {
  const [failure, setFailure] = useState<string | undefined>();
  const utils = trpc.useUtils();
  const collect = trpc.quizzes.collect.useMutation({
    onMutate: () => setFailure(undefined),
    onSuccess: async (answer) => {
      await Promise.all([
        ...[utils.supervision.invalidate(), utils.quizzes.invalidate()],
        utils.results.toMark.invalidate({ quizId }),
      ]);
      onCollected(answer);
    },
    onError: (error) => setFailure(serverSentence(error) ?? collectTexts.failed),
  });
  return (
    <ConfirmDialog
      open
      title={collectTexts.title}
      body={
        <div className="grid gap-3">
          {working.length > 0 && <p>{collectTexts.working(working)}</p>}
          <p>{collectTexts.what}</p>
          {failure && <ErrorState message={failure} />}
        </div>
      }
      confirmLabel={collectTexts.collect}
      tone="danger"
      busy={collect.isPending}
      onConfirm={() => collect.mutate({ quizId })}
      onCancel={onClose}
    />
  );
}
