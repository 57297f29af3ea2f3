import * as z from 'zod';
import type { Teacher } from '../../../shared/actor';
import { DomainError } from '../../../shared/errors';
import type { Target } from '../../calls/declare';
import { partOf, type Seen } from '../../rules/access/seen';
import { gradebookMessages } from '../../rules/gradebook/messages';
import type { ClassRecord } from '../classes/access';
import { classToEdit, memberToEdit } from '../classes/targets';
import { type OwnColumnRecord, ownColumnsStore } from './own-columns-store';

const columnIds = z.object({ classId: z.string(), columnId: z.string() });
const cellIds = columnIds.extend({ memberId: z.string() });

interface SeenColumn {
  readonly schoolClass: Seen<ClassRecord, 'edit'>;
  readonly column: Seen<OwnColumnRecord, 'edit'>;
}

/** An own column of a class that the teacher may edit (404). */
export const columnToEdit: Target<Teacher, typeof columnIds, SeenColumn> = {
  ids: columnIds,
  missing: gradebookMessages.columnNotFound,
  load(deps, teacher, { classId, columnId }) {
    const { schoolClass } = classToEdit.load(deps, teacher, { classId });
    const column = ownColumnsStore(deps.db).find.get({ columnId, classId });
    if (!column) throw new DomainError('not_found', gradebookMessages.columnNotFound);
    return { schoolClass, column: partOf(schoolClass, column) };
  },
};

/** A cell of such a column: of a current or former member of the class (404). */
export const cellToEdit: Target<
  Teacher,
  typeof cellIds,
  SeenColumn & { readonly member: Seen<{ readonly id: string }, 'edit'> }
> = {
  ids: cellIds,
  missing: gradebookMessages.columnNotFound,
  load: (deps, teacher, ids) => ({
    ...columnToEdit.load(deps, teacher, ids),
    ...memberToEdit.load(deps, teacher, ids),
  }),
};
