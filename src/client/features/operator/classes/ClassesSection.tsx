import { keepPreviousData } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { CLASSES_PER_PAGE } from '../../../../shared/operator/limits';
import type { SchoolClass } from '../../../../shared/operator/school';
import { Loaded } from '../../../loading/Loaded';
import { formatDate, formatDay } from '../../../platform/date-format';
import { trpc } from '../../../platform/trpc';
import { EmptyState } from '../../../ui/EmptyState';
import type { Column } from '../../../ui/use-data-table';
import { PersonCell, SchoolTable } from '../lists/SchoolTable';
import { Pages, SearchField } from '../lists/SearchedPages';

const texts = {
  search: 'Find by class or teacher',
  classes: 'Classes',
  name: 'Class',
  teacher: 'Teacher',
  members: 'Students',
  lastUsed: 'Last quiz started',
  never: 'Never',
  created: 'Made on',
  none: 'There is no class yet',
  noneFound: 'No class is called so',
  failed: 'The classes could not be loaded.',
} as const;

const columns: readonly Column<SchoolClass>[] = [
  { id: 'name', head: texts.name, kind: 'name', cell: ({ name }) => <b dir="auto">{name}</b> },
  { id: 'teacher', head: texts.teacher, cell: ({ teacher }) => <PersonCell {...teacher} /> },
  { id: 'members', head: texts.members, cell: ({ members }) => members },
  {
    id: 'used',
    head: texts.lastUsed,
    cell: ({ lastUsedAt }) => (lastUsedAt === null ? texts.never : formatDay(lastUsedAt, Date.now())),
  },
  { id: 'created', head: texts.created, cell: ({ createdAt }) => formatDate(createdAt) },
];

/** The classes of all teachers, without their members. */
export function ClassesSection() {
  const [asked, setAsked] = useState({ search: '', page: 1 });
  const search = useCallback((words: string) => setAsked({ search: words, page: 1 }), []);
  const query = trpc.operator.classes.useQuery(asked, { placeholderData: keepPreviousData });
  return (
    <div className="grid grid-cols-1 gap-3">
      <SearchField label={texts.search} onSearch={search} />
      <Loaded query={query} failed={texts.failed} shape={['2rem', '16rem']}>
        {({ classes, total }) =>
          total === 0 ? (
            <EmptyState title={asked.search === '' ? texts.none : texts.noneFound} />
          ) : (
            <>
              <SchoolTable label={texts.classes} rows={classes} columns={columns} rowId={({ _id }) => _id} />
              <Pages
                page={asked.page}
                perPage={CLASSES_PER_PAGE}
                total={total}
                onPage={(page) => setAsked(({ search: words }) => ({ search: words, page }))}
              />
            </>
          )
        }
      </Loaded>
    </div>
  );
}
