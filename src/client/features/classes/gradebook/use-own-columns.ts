import { useState } from 'react';
import type { OwnColumnHead } from '../../../../shared/gradebook/schema';
import { serverSentence } from '../../../platform/error-message';
import { trpc } from '../../../platform/trpc';
import { useToast } from '../../../ui/Toaster';
import { texts } from './texts';

/** Adds, changes and deletes own columns; deleting can be undone for a while. */
export function useOwnColumns(classId: string) {
  const utils = trpc.useUtils();
  const toast = useToast();
  const [failure, setFailure] = useState<string | undefined>();
  const adding = trpc.gradebook.addColumn.useMutation();
  const updating = trpc.gradebook.updateColumn.useMutation();
  const removing = trpc.gradebook.removeColumn.useMutation();
  const restoring = trpc.gradebook.restoreColumn.useMutation();

  /** Whether the server accepted it; then the gradebook is refetched. */
  const attempt = async (act: () => Promise<unknown>): Promise<boolean> => {
    setFailure(undefined);
    try {
      await act();
      await utils.gradebook.get.invalidate({ classId });
      return true;
    } catch (error) {
      setFailure(serverSentence(error) ?? texts.columnFailed);
      return false;
    }
  };
  const restore = (undo: string) =>
    attempt(async () => {
      const { columnId, title } = await restoring.mutateAsync({ classId, undo });
      toast(texts.columnRestored(title), { subject: columnId });
    });
  return {
    failure,
    dismissFailure: () => setFailure(undefined),
    isBusy: adding.isPending || updating.isPending || removing.isPending,
    add: (column: Pick<OwnColumnHead, 'title' | 'maxScore' | 'date'>) =>
      attempt(async () => {
        await adding.mutateAsync({ classId, ...column });
        toast(texts.columnAdded(column.title), { subject: 'own column' });
      }),
    update: (columnId: string, changes: Partial<Omit<OwnColumnHead, 'columnId'>>) =>
      attempt(() => updating.mutateAsync({ classId, columnId, ...changes })),
    remove: ({ columnId }: Pick<OwnColumnHead, 'columnId'>) =>
      attempt(async () => {
        const { message, undo } = await removing.mutateAsync({ classId, columnId });
        const onAction = () => void restore(undo);
        toast(message, { subject: columnId, action: { label: texts.undo, onAction } });
      }),
  };
}
