import { useState } from 'react';
import type { Invite } from '../../../../shared/account/invite';
import { formatDate } from '../../../platform/date-format';
import { trpc } from '../../../platform/trpc';
import { Badge } from '../../../ui/Badge';
import { Button } from '../../../ui/Button';
import { ConfirmDialog } from '../../../ui/Dialog';
import type { Column } from '../../../ui/use-data-table';
import { ActFailure, useAct } from '../lists/acts';
import lists from '../lists/lists.module.css';
import { PersonCell, SchoolTable } from '../lists/SchoolTable';
import { stateWords, texts } from './texts';

const columns: readonly Column<Invite>[] = [
  { id: 'note', head: texts.for, kind: 'name', cell: ({ note }) => <b dir="auto">{note}</b> },
  {
    id: 'state',
    head: texts.state,
    className: lists.whole,
    cell: ({ state }) => <Badge tone={stateWords[state].tone}>{stateWords[state].word}</Badge>,
  },
  {
    id: 'by',
    head: texts.usedBy,
    cell: ({ teacher }) => (teacher ? <PersonCell {...teacher} /> : texts.nobody),
  },
  { id: 'made', head: texts.madeAt, cell: ({ createdAt }) => formatDate(createdAt) },
  { id: 'until', head: texts.goodUntil, cell: ({ expiresAt }) => formatDate(expiresAt) },
];

/** The invites, newest first; a usable one can be revoked. */
export function InviteTable({ invites }: { invites: readonly Invite[] }) {
  const [asked, setAsked] = useState<Invite | undefined>();
  const [all] = useState(() => [
    ...columns,
    {
      id: 'acts',
      head: texts.acts,
      kind: 'action' as const,
      cell: (invite: Invite) =>
        (invite.state === 'open' || invite.state === 'used') && (
          <Button
            variant="secondary"
            aria-label={texts.revokeFor(invite.note)}
            onClick={() => setAsked(invite)}
          >
            {texts.revoke}
          </Button>
        ),
    },
  ]);
  return (
    <>
      <SchoolTable label={texts.invites} rows={invites} columns={all} rowId={({ _id }) => _id} />
      {asked && <Revoke invite={asked} onClose={() => setAsked(undefined)} />}
    </>
  );
}

function Revoke({ invite: { _id, note, teacher }, onClose }: { invite: Invite; onClose: () => void }) {
  const revoke = trpc.operator.revokeInvite.useMutation();
  const act = useAct();
  const confirmed = async () => {
    const isDone = await act.act(
      () => revoke.mutateAsync({ inviteId: _id }),
      () => texts.revoked(note),
    );
    if (isDone) onClose();
  };
  return (
    <ConfirmDialog
      open
      title={texts.revokeTitle(note)}
      body={
        <>
          <ActFailure act={act} />
          {teacher ? texts.revokeUsed(teacher.name) : texts.revokeOpen}
        </>
      }
      confirmLabel={texts.revoke}
      tone="danger"
      busy={act.isBusy}
      onConfirm={() => void confirmed()}
      onCancel={onClose}
    />
  );
}
