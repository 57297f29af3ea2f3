import { useCallback, useState } from 'react';
import type { Gradebook, GradebookMember, OwnColumn } from '../../../../shared/gradebook/schema';
import { serverSentence } from '../../../platform/error-message';
import { trpc } from '../../../platform/trpc';
import { useToast } from '../../../ui/Toaster';
import { texts } from './texts';

interface Given {
  readonly column: Pick<OwnColumn, 'columnId' | 'title'>;
  readonly member: Pick<GradebookMember, '_id' | 'name'>;
  readonly marks: number | null;
}
export type SetOwnMark = (given: Given) => void;

/**
 * Sets marks in own columns optimistically, one call each in order; reverts failures. A colleague's replaced
 * mark can be restored.
 */
export function useOwnMarks(classId: string) {
  const utils = trpc.useUtils();
  const toast = useToast();
  const [failure, setFailure] = useState<string | undefined>();
  const { mutateAsync } = trpc.gradebook.setMark.useMutation({ scope: { id: `own marks ${classId}` } });

  const setMark = useCallback(
    async ({ column, member, marks }: Given): Promise<void> => {
      setFailure(undefined);
      const { columnId, title } = column;
      const { _id: memberId, name } = member;
      void utils.gradebook.get.cancel({ classId });
      const before = markIn(utils.gradebook.get.getData({ classId }), { columnId, memberId });
      const show = (shown: number | null) =>
        utils.gradebook.get.setData(
          { classId },
          (gradebook) => gradebook && withMark(gradebook, { columnId, memberId, marks: shown }),
        );
      show(marks);
      try {
        const { marks: saved, replaced } = await mutateAsync({ classId, columnId, memberId, marks });
        // An earlier mark of the cell may have failed since.
        show(saved);
        if (!replaced) return;
        const onAction = () => void setMark({ column, member, marks: replaced.marks });
        const subject = `own mark ${columnId} ${memberId}`;
        toast(texts.replaced({ title, name, ...replaced }), {
          subject,
          action: { label: texts.undo, onAction },
        });
      } catch (error) {
        show(before);
        setFailure(serverSentence(error) ?? texts.markFailed(name));
      }
    },
    [classId, utils, toast, mutateAsync],
  );
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

const markIn = (gradebook: Gradebook | undefined, cell: Cell): number | null =>
  gradebook?.ownColumns.find(({ columnId }) => columnId === cell.columnId)?.scores[
    placeOf(gradebook, cell)
  ] ?? null;

function withMark(gradebook: Gradebook, { marks, ...cell }: Cell & { marks: number | null }): Gradebook {
  const place = placeOf(gradebook, cell);
  return {
    ...gradebook,
    ownColumns: gradebook.ownColumns.map((column) =>
      column.columnId === cell.columnId ? { ...column, scores: column.scores.with(place, marks) } : column,
    ),
  };
}
