import { useState } from 'react';
import { serverSentence } from '../../platform/error-message';
import { trpc } from '../../platform/trpc';
import { useToast } from '../../ui/Toaster';
import { texts } from './texts';

interface Named {
  readonly _id: string;
  readonly name: string;
}

/** Deletes classes, with Undo for a while, and restores them from the trash. */
export function useClassActs({ onRemoved }: { onRemoved?: () => void } = {}) {
  const utils = trpc.useUtils();
  const toast = useToast();
  const [failure, setFailure] = useState<string | undefined>();
  const removing = trpc.classes.remove.useMutation();
  const restoring = trpc.classes.restore.useMutation();

  const restore = async ({ _id: classId }: Named) => {
    setFailure(undefined);
    try {
      const restored = await restoring.mutateAsync({ classId });
      utils.classes.get.setData({ classId }, restored);
      await utils.classes.list.invalidate();
      toast(texts.restored(restored.name), { subject: classId });
    } catch (error) {
      const sentence = serverSentence(error) ?? texts.restoreFailed;
      // The screen may be unmounted.
      if (onRemoved) toast(sentence, { subject: classId });
      else setFailure(sentence);
    }
  };

  const remove = async (deleted: Named) => {
    const { _id: classId, name } = deleted;
    setFailure(undefined);
    try {
      await removing.mutateAsync({ classId });
      toast(texts.removed(name), {
        subject: classId,
        action: { label: texts.undo, onAction: () => void restore(deleted) },
      });
      onRemoved?.();
      await utils.classes.list.invalidate();
    } catch (error) {
      setFailure(serverSentence(error) ?? texts.removeFailed);
    }
  };

  return {
    failure,
    dismissFailure: () => setFailure(undefined),
    remove: (deleted: Named) => void remove(deleted),
    restore: (deleted: Named) => void restore(deleted),
    restoringId: restoring.isPending ? restoring.variables.classId : undefined,
  };
}
