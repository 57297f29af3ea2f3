import { useState } from 'react';
import type { Gradebook, OwnColumnHead } from '../../../../shared/gradebook/schema';
import { serverSentence } from '../../../platform/error-message';
import { trpc } from '../../../platform/trpc';
import { useToast } from '../../../ui/Toaster';
import { texts } from './texts';

interface ColumnChanges extends Partial<Pick<OwnColumnHead, 'title' | 'date' | 'weightPercent'>> {
  maxScore?: number;
}

/** Adds, changes, orders and deletes own columns; deleting can be undone for a while. */
export function useOwnColumns(classId: string) {
  const utils = trpc.useUtils();
  const toast = useToast();
  const [failure, setFailure] = useState<string | undefined>();
  const adding = trpc.gradebook.addColumn.useMutation();
  const updating = trpc.gradebook.updateColumn.useMutation();
  const ordering = trpc.gradebook.orderColumns.useMutation();
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
    update: (columnId: string, changes: ColumnChanges) =>
      attempt(() => updating.mutateAsync({ classId, columnId, ...changes })),
    /** Shows the new order at once. */
    order: async (columnIds: string[]) => {
      void utils.gradebook.get.cancel({ classId });
      utils.gradebook.get.setData({ classId }, (gradebook) => gradebook && inOrder(gradebook, columnIds));
      const isSaved = await attempt(() => ordering.mutateAsync({ classId, columnIds }));
      if (!isSaved) await utils.gradebook.get.invalidate({ classId });
    },
    remove: ({ columnId }: Pick<OwnColumnHead, 'columnId'>) =>
      attempt(async () => {
        const { message, undo } = await removing.mutateAsync({ classId, columnId });
        const onAction = () => void restore(undo);
        toast(message, { subject: columnId, action: { label: texts.undo, onAction } });
      }),
  };
}

const inOrder = (gradebook: Gradebook, columnIds: readonly string[]): Gradebook => ({
  ...gradebook,
  ownColumns: gradebook.ownColumns.toSorted(
    (one, other) => columnIds.indexOf(one.columnId) - columnIds.indexOf(other.columnId),
  ),
});
