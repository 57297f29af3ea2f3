import { useState } from 'react';
import type { AuditEntryLine } from '../../../../shared/operator/audit';
import { Loaded } from '../../../loading/Loaded';
import { formatDateTime } from '../../../platform/date-format';
import { trpc } from '../../../platform/trpc';
import { Button } from '../../../ui/Button';
import { EmptyState } from '../../../ui/EmptyState';
import type { Column } from '../../../ui/use-data-table';
import lists from '../lists/lists.module.css';
import { SchoolTable } from '../lists/SchoolTable';
import frame from '../OperatorPage.module.css';
import { type Asked, AuditFilter } from './AuditFilter';
import { actWords, texts } from './audit-words';

const columns: readonly Column<AuditEntryLine>[] = [
  { id: 'when', head: texts.when, cell: ({ at }) => formatDateTime(at) },
  { id: 'who', head: texts.who, cell: ({ by }) => whoWords(by) },
  { id: 'did', head: texts.did, kind: 'name', cell: ({ act }) => <b>{actWords(act)}</b> },
  {
    id: 'about',
    head: texts.subject,
    cell: ({ about, called }) => (
      <>
        {called && <span dir="auto">{called}</span>}{' '}
        <span className="text-muted text-xs font-mono break-anywhere">{about}</span>
      </>
    ),
  },
];

const whoWords = (by: AuditEntryLine['by']): string => (by.kind === 'person' ? by.called : texts[by.kind]);

/** The audit log, searchable and paginated. */
export function AuditSection() {
  const [asked, setAsked] = useState<Asked>({});
  const query = trpc.operator.audit.useInfiniteQuery(asked, {
    initialCursor: undefined,
    getNextPageParam: ({ lines, hasMore }) => (hasMore ? lines.at(-1)?._id : undefined),
  });
  const pages = query.data?.pages.flatMap(({ lines }) => lines);
  return (
    <div className="grid grid-cols-1 gap-3">
      <p className={frame.about}>{texts.about}</p>
      <AuditFilter onAsk={setAsked} />
      <Loaded query={{ ...query, data: pages }} failed={texts.failed} shape={['20rem']}>
        {(lines) =>
          lines.length === 0 ? (
            <EmptyState title={texts.none} />
          ) : (
            <>
              <SchoolTable
                label={texts.log}
                rows={lines}
                columns={columns}
                rowId={({ _id }) => String(_id)}
              />
              <div className="flex flex-wrap items-center gap-2 text-muted text-sm">
                <p role="status" className={lists.count}>
                  {texts.shown(lines.length)}
                </p>
                {query.hasNextPage && (
                  <Button
                    variant="secondary"
                    busy={query.isFetchingNextPage}
                    onClick={() => void query.fetchNextPage()}
                  >
                    {texts.more}
                  </Button>
                )}
              </div>
            </>
          )
        }
      </Loaded>
    </div>
  );
}
