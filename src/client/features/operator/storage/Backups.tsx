import { useMemo } from 'react';
import type { BackupLine, Drill } from '../../../../shared/operator/storage';
import { Loaded } from '../../../loading/Loaded';
import { formatDateTime } from '../../../platform/date-format';
import { trpc } from '../../../platform/trpc';
import { Badge } from '../../../ui/Badge';
import { Button } from '../../../ui/Button';
import { EmptyState } from '../../../ui/EmptyState';
import type { Column } from '../../../ui/use-data-table';
import { ActFailure, useAct } from '../lists/acts';
import { SchoolTable } from '../lists/SchoolTable';
import frame from '../OperatorPage.module.css';
import { sizeText } from '../overview/size-text';
import { texts } from './texts';

/** The server's automatic backups, and a button for another one. */
export function Backups() {
  const query = trpc.operator.backups.useQuery();
  const make = trpc.operator.makeBackup.useMutation();
  const act = useAct();
  return (
    <section className="grid grid-cols-1 gap-3" aria-labelledby="backups">
      <div className="flex flex-wrap items-end justify-between gap-2 gap-x-4">
        <div className="grid gap-1">
          <h2 id="backups" className="text-h3">
            {texts.backups}
          </h2>
          <p className={frame.about}>{texts.keeps}</p>
        </div>
        <Button
          variant="secondary"
          busy={act.isBusy}
          onClick={() =>
            void act.act(
              () => make.mutateAsync(),
              ({ name }) => texts.made(name),
            )
          }
        >
          {texts.make}
        </Button>
      </div>
      <ActFailure act={act} />
      <Loaded query={query} failed={texts.failed} shape={['12rem']}>
        {({ backups, drill }) =>
          backups.length === 0 ? (
            <EmptyState title={texts.noBackups}>{texts.noBackupsText}</EmptyState>
          ) : (
            <BackupTable backups={backups} drill={drill} />
          )
        }
      </Loaded>
    </section>
  );
}

function BackupTable({ backups, drill }: { backups: readonly BackupLine[]; drill: Drill | null }) {
  const columns = useMemo(
    (): Column<BackupLine>[] => [
      {
        id: 'made',
        head: texts.madeAt,
        kind: 'name',
        cell: ({ madeAt }) => <b>{formatDateTime(madeAt)}</b>,
      },
      {
        id: 'size',
        head: texts.size,
        cell: ({ bytes }) => (bytes === null ? texts.notRead : sizeText(bytes)),
      },
      {
        id: 'tested',
        head: texts.tested,
        cell: ({ name }) => drill?.backup === name && <Tested drill={drill} />,
      },
      {
        id: 'name',
        head: texts.name,
        cell: ({ name }) => <span className="text-xs font-mono break-anywhere">{name}</span>,
      },
    ],
    [drill],
  );
  return <SchoolTable label={texts.backups} rows={backups} columns={columns} rowId={({ name }) => name} />;
}

const Tested = ({ drill: { at, failure } }: { drill: Drill }) => (
  <>
    <Badge tone={failure === null ? 'ok' : 'bad'}>{failure === null ? texts.works : texts.broken}</Badge>{' '}
    {formatDateTime(at)} {failure}
  </>
);
