import { lazy, Suspense, useMemo, useRef, useState } from 'react';
import type { AssignedMember, Assignment } from '../../../shared/assignment/schema';
import { TAB_CHANGE_LIMIT } from '../../../shared/constants';
import type { QuizRow } from '../../../shared/quiz/schema';
import { useMay } from '../../colleagues/use-may';
import { Card } from '../../ui/Card';
import { DataTable } from '../../ui/DataTable';
import { EmptyState } from '../../ui/EmptyState';
import { useDataTable } from '../../ui/use-data-table';
import { MembersBar } from './MembersBar';
import cells from './member-cells.module.css';
import {
  DisplayCell,
  EditButton,
  Mark,
  type MemberActs,
  MemberName,
  memberColumns,
  StateBadge,
  TimeCell,
  WindowCell,
} from './member-columns';
import { canMakeUp, fitsFilter, type MemberFilter } from './member-state';
import { texts } from './texts';
import type { Assigning } from './use-assignment';

const ExceptionDialog = lazy(async () => ({ default: (await import('./ExceptionDialog')).ExceptionDialog }));
const MakeUpDialog = lazy(async () => ({ default: (await import('./MakeUpDialog')).MakeUpDialog }));

interface MembersSectionProps {
  assignment: Assignment;
  assigning: Assigning;
  quiz: QuizRow | undefined;
}

/** The members of the assigned classes with their terms, and the absent ones. */
export function MembersSection({ assignment, assigning, quiz }: MembersSectionProps) {
  const [filter, setFilter] = useState<MemberFilter>('all');
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [dialog, setDialog] = useState<string | 'make-up' | undefined>();
  const { members } = assignment;
  const acts = useMemberActs({ assignment, quiz, selected, setSelected, edit: setDialog });
  const columns = useMemo(() => memberColumns(acts), [acts]);
  const table = useDataTable({
    rows: members,
    columns,
    rowId: ({ memberId }) => memberId,
    filter: { id: filter, fits: (member) => fitsFilter(member, filter) },
  });
  if (members.length === 0) return <EmptyState title={texts.noMembers} />;
  const choosable = table.rows.map(({ original }) => original).filter(canMakeUp);
  const chosen = members.filter((member) => selected.has(member.memberId) && canMakeUp(member));
  const edited = members.find(({ memberId }) => memberId === dialog);
  const close = () => setDialog(undefined);
  return (
    <section aria-labelledby="assign-students" className="grid grid-cols-1 gap-3">
      <h2 id="assign-students" className="text-h3">
        {texts.students}
      </h2>
      <MembersBar
        {...{ members, filter, choosable, chosen }}
        onFilter={setFilter}
        onSelect={(some) => setSelected(new Set(some.map(({ memberId }) => memberId)))}
        onMakeUp={() => setDialog('make-up')}
      />
      {table.rows.length === 0 ? (
        <EmptyState title={texts.nobodyHere[filter]} />
      ) : (
        <DataTable
          label={texts.students}
          table={table}
          className="text-sm"
          stateOf={({ memberId }) => String(selected.has(memberId))}
          card={(member) => <MemberCard member={member} acts={acts} />}
        />
      )}
      <Suspense>
        {edited && <ExceptionDialog {...{ assignment, assigning }} member={edited} onClose={close} />}
        {dialog === 'make-up' && chosen.length > 0 && (
          <MakeUpDialog
            {...{ assignment, assigning, quiz }}
            members={chosen}
            onClose={close}
            onDone={() => {
              setSelected(new Set());
              close();
            }}
          />
        )}
      </Suspense>
    </section>
  );
}

interface ActsOptions {
  assignment: Assignment;
  quiz: QuizRow | undefined;
  selected: ReadonlySet<string>;
  setSelected: (selected: ReadonlySet<string>) => void;
  edit: (memberId: string) => void;
}

/** A row's content and actions. Columns stay the same while only the selection changes. */
function useMemberActs({ assignment, quiz, selected, setSelected, edit }: ActsOptions): MemberActs {
  const latest = useRef({ assignment, selected, setSelected, edit });
  latest.current = { assignment, selected, setSelected, edit };
  const hasTabLimit = quiz ? !quiz.allowTabChange : true;
  const mayAssign = useMay('edit');
  return useMemo(
    () => ({
      hasTabLimit,
      mayAssign,
      classOf: ({ classId }: AssignedMember) =>
        latest.current.assignment.classes.find(({ _id }) => _id === classId)?.name ?? '',
      isSelected: ({ memberId }: AssignedMember) => latest.current.selected.has(memberId),
      select: ({ memberId }: AssignedMember, isOn: boolean) => {
        const { selected: before, setSelected: set } = latest.current;
        set(new Set(isOn ? [...before, memberId] : [...before].filter((id) => id !== memberId)));
      },
      edit: ({ memberId }: AssignedMember) => latest.current.edit(memberId),
    }),
    [hasTabLimit, mayAssign],
  );
}

/** A member in a few lines, for a phone. */
function MemberCard({ member, acts }: { member: AssignedMember; acts: MemberActs }) {
  return (
    <Card as="li" className={cells.card}>
      <MemberName member={member} acts={acts} />
      {acts.mayAssign && <EditButton member={member} acts={acts} />}
      <p className={cells.line}>
        <StateBadge member={member} />
        <span dir="auto">{acts.classOf(member)}</span>
        <WindowCell member={member} />
      </p>
      <p className={cells.line}>
        <TimeCell member={member} />
        {acts.hasTabLimit && member.tabChangeLimit !== TAB_CHANGE_LIMIT && (
          <span className="inline-flex flex-wrap items-center gap-x-2">
            {texts.tabChanges(member.tabChangeLimit)} <Mark member={member} of="tabChangeLimit" />
          </span>
        )}
        <DisplayCell member={member} />
      </p>
    </Card>
  );
}
