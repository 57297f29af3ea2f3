import { useCallback, useEffect, useState } from 'react';
import type { Gradebook, GradebookMember, OwnColumn, OwnEntry } from '../../../../shared/gradebook/schema';
import { serverSentence } from '../../../platform/error-message';
import { trpc } from '../../../platform/trpc';
import { isSessionOver } from '../../../platform/use-teacher-login';
import { useToast } from '../../../ui/Toaster';
import { texts } from './texts';

interface Given {
  readonly column: Pick<OwnColumn, 'columnId' | 'title' | 'maxScore'>;
  readonly member: Pick<GradebookMember, '_id' | 'name'>;
  readonly entry: OwnEntry;
}

/** By class, the entries that an ended session kept from the server: sent after the next login. */
const unsent = new Map<string, readonly Given[]>();

export type SetOwnMark = (given: Given) => void;

/**
 * Writes marks and notes into own columns optimistically, one call each in order; reverts failures. A colleague's replaced
 * entry can be restored.
 */
export function useOwnMarks(classId: string) {
  const utils = trpc.useUtils();
  const toast = useToast();
  const [failure, setFailure] = useState<string | undefined>();
  const { mutateAsync } = trpc.gradebook.setMark.useMutation({ scope: { id: `own marks ${classId}` } });

  const setMark = useCallback(
    async ({ column, member, entry }: Given): Promise<void> => {
      setFailure(undefined);
      const { columnId, title } = column;
      const { _id: memberId, name } = member;
      void utils.gradebook.get.cancel({ classId });
      const before = entryIn(utils.gradebook.get.getData({ classId }), { columnId, memberId });
      const show = (shown: OwnEntry) =>
        utils.gradebook.get.setData(
          { classId },
          (gradebook) => gradebook && withEntry(gradebook, { columnId, memberId }, shown),
        );
      show(entry);
      try {
        const { marks, note } = entry;
        const sent = column.maxScore === null ? { note } : { marks };
        const { replaced, ...saved } = await mutateAsync({ classId, columnId, memberId, ...sent });
        // An earlier entry of the cell may have failed since.
        show(saved);
        if (!replaced) return;
        const onAction = () => void setMark({ column, member, entry: replaced });
        const subject = `own mark ${columnId} ${memberId}`;
        toast(texts.replaced({ title, name, ...replaced }), {
          subject,
          action: { label: texts.undo, onAction },
        });
      } catch (error) {
        if (isSessionOver(error)) {
          unsent.set(classId, [...(unsent.get(classId) ?? []), { column, member, entry }]);
          // The refused request opens the login.
          return void utils.classes.get.invalidate({ classId });
        }
        show(before);
        setFailure(serverSentence(error) ?? texts.markFailed(name));
      }
    },
    [classId, utils, toast, mutateAsync],
  );
  useEffect(() => {
    const kept = unsent.get(classId) ?? [];
    unsent.delete(classId);
    for (const each of kept) void setMark(each);
  }, [classId, setMark]);
  return {
    failure,
    dismissFailure: () => setFailure(undefined),
    setMark: useCallback((given: Given) => void setMark(given), [setMark]),
  };
}

interface Cell {
  readonly columnId: string;
  readonly memberId: string;
}

const placeOf = ({ members }: Gradebook, { memberId }: Cell) =>
  members.findIndex(({ _id }) => _id === memberId);

const entryIn = (gradebook: Gradebook | undefined, cell: Cell): OwnEntry => {
  const column = gradebook?.ownColumns.find(({ columnId }) => columnId === cell.columnId);
  const place = gradebook ? placeOf(gradebook, cell) : -1;
  return { marks: column?.scores[place] ?? null, note: column?.notes?.[place] ?? null };
};

function withEntry(gradebook: Gradebook, cell: Cell, { marks, note }: OwnEntry): Gradebook {
  const place = placeOf(gradebook, cell);
  const written = (column: OwnColumn): OwnColumn => ({
    ...{ ...column, scores: column.scores.with(place, marks) },
    ...(column.notes && { notes: column.notes.with(place, note) }),
  });
  return {
    ...gradebook,
    ownColumns: gradebook.ownColumns.map((column) =>
      column.columnId === cell.columnId ? written(column) : column,
    ),
  };
}
