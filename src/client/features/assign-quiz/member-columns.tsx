import { Pencil } from 'lucide-react';
import type { AssignedMember } from '../../../shared/assignment/schema';
import { windowText } from '../../platform/window-text';
import { Badge, type Tone } from '../../ui/Badge';
import { IconButton } from '../../ui/Button';
import { Checkbox } from '../../ui/Checkbox';
import type { Column } from '../../ui/use-data-table';
import styles from './member-cells.module.css';
import { canMakeUp, type MemberState, memberState } from './member-state';
import { texts } from './texts';

/** The rows' content and actions. */
export interface MemberActs {
  /** Whether members can be edited. */
  readonly mayAssign: boolean;
  readonly hasTabLimit: boolean;
  readonly classOf: (member: AssignedMember) => string;
  readonly isSelected: (member: AssignedMember) => boolean;
  readonly select: (member: AssignedMember, isOn: boolean) => void;
  readonly edit: (member: AssignedMember) => void;
}

const STATE_ORDER: readonly MemberState[] = ['over', 'missing', 'later', 'running', 'submitted'];

export const memberColumns = (acts: MemberActs): readonly Column<AssignedMember>[] => [
  {
    id: 'student',
    head: texts.student,
    kind: 'name',
    sortBy: ({ name }) => name,
    cell: (member) => <MemberName member={member} acts={acts} />,
  },
  { id: 'class', head: texts.class, className: styles.short, sortBy: acts.classOf, cell: acts.classOf },
  {
    id: 'state',
    className: styles.short,
    head: texts.state,
    sortBy: (member) => STATE_ORDER.indexOf(memberState(member)),
    cell: (member) => <StateBadge member={member} />,
  },
  {
    id: 'window',
    className: styles.short,
    head: texts.window,
    sortBy: ({ closesAt }) => closesAt,
    cell: (member) => <WindowCell member={member} />,
  },
  {
    id: 'time',
    className: styles.short,
    head: texts.time,
    isLargestFirst: true,
    sortBy: ({ timeSeconds }) => timeSeconds,
    cell: (member) => <TimeCell member={member} />,
  },
  ...(acts.hasTabLimit
    ? [
        {
          id: 'tabs',
          head: texts.tabLimit,
          isLargestFirst: true,
          sortBy: ({ tabChangeLimit }: AssignedMember) => tabChangeLimit,
          cell: (member: AssignedMember) => (
            <span className="inline-flex flex-wrap items-center gap-x-2">
              {member.tabChangeLimit} <Mark member={member} of="tabChangeLimit" />
            </span>
          ),
        },
      ]
    : []),
  { id: 'display', head: texts.display, cell: (member) => <DisplayCell member={member} /> },
  ...(acts.mayAssign ? [editColumn(acts)] : []),
];

const editColumn = (acts: MemberActs): Column<AssignedMember> => ({
  id: 'edit',
  head: texts.edit,
  kind: 'action',
  cell: (member) => <EditButton member={member} acts={acts} />,
});

type MemberProps = { member: AssignedMember };
type ActingProps = MemberProps & { acts: MemberActs };

/** The name; selects members who can make the quiz up. */
export function MemberName({ member, acts }: ActingProps) {
  const name = (
    <>
      <span dir="auto">{member.name}</span>
      {member.number && <span className="text-muted"> {member.number}</span>}
    </>
  );
  if (!acts.mayAssign || !canMakeUp(member)) return <span className={styles.name}>{name}</span>;
  return (
    <Checkbox
      label={name}
      className={styles.box}
      checked={acts.isSelected(member)}
      onChange={(event) => acts.select(member, event.currentTarget.checked)}
    />
  );
}

const TONES: Readonly<Record<MemberState, Tone>> = {
  missing: 'neutral',
  over: 'bad',
  later: 'neutral',
  running: 'accent',
  submitted: 'ok',
};

export function StateBadge({ member }: MemberProps) {
  const state = memberState(member);
  return <Badge tone={TONES[state]}>{texts.states[state]}</Badge>;
}

export const WindowCell = ({ member }: MemberProps) => (
  <span className="inline-flex flex-wrap items-center gap-x-2">
    {windowText(member)} <Mark member={member} of="window" />
  </span>
);

export const TimeCell = ({ member }: MemberProps) => (
  <span className="inline-flex flex-wrap items-center gap-x-2">
    {texts.minutes(member.timeSeconds)}
    {member.timeFactorPercent > 100 && (
      <span className="text-muted"> {texts.more(member.timeFactorPercent)}</span>
    )}{' '}
    <Mark member={member} of="timeFactorPercent" />
  </span>
);

/** The display needs of this member, if any. */
export function DisplayCell({ member }: MemberProps) {
  const said = (['largerText', 'hideTimer'] as const).filter(
    (of) => member[of] || member.exceptions.includes(of),
  );
  if (said.length === 0) return null;
  return (
    <span className="grid justify-items-start gap-1">
      {said.map((of) => (
        <span key={of} className="inline-flex flex-wrap items-center gap-x-2">
          {member[of] ? texts[of] : texts.not[of]} <Mark member={member} of={of} />
        </span>
      ))}
    </span>
  );
}

type Term = AssignedMember['exceptions'][number];

/** The origin of a value that differs from the rule. */
export function Mark({ member, of }: MemberProps & { of: Term }) {
  if (member.exceptions.includes(of)) return <Badge tone="accent">{texts.fromException}</Badge>;
  return member.needs.some((need) => need === of) ? <Badge>{texts.fromNeeds}</Badge> : null;
}

export const EditButton = ({ member, acts }: ActingProps) => (
  <IconButton variant="ghost" label={texts.editOf(member.name)} onClick={() => acts.edit(member)}>
    <Pencil size={18} aria-hidden="true" />
  </IconButton>
);
