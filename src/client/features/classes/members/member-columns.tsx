import { Ellipsis } from 'lucide-react';
import { Link } from 'wouter';
import type { ClassMember, Needs } from '../../../../shared/classes/schema';
import { teacherPaths } from '../../../../shared/teacher-paths';
import lists from '../../../desk/lists.module.css';
import { formatDate } from '../../../platform/date-format';
import { Badge } from '../../../ui/Badge';
import { IconButton } from '../../../ui/Button';
import type { Column } from '../../../ui/use-data-table';
import { cannotSignIn } from '../class-sign-in';
import styles from './Members.module.css';
import { texts } from './texts';
import type { RowActs } from './use-member-rows';

const NOTHING = '–';

export const memberColumns = (acts: RowActs, classId: string): readonly Column<ClassMember>[] => [
  {
    id: 'name',
    head: texts.name,
    kind: 'name',
    sortBy: ({ name }) => name,
    cell: (member) => <MemberName member={member} classId={classId} />,
  },
  {
    id: 'number',
    head: texts.number,
    sortBy: ({ number }) => number,
    cell: ({ number }) => number ?? <Quiet>{NOTHING}</Quiet>,
  },
  {
    id: 'sign-in',
    head: texts.signIn,
    className: styles.signIn,
    sortBy: signInOrder,
    cell: (member) => <SignInWay member={member} />,
  },
  {
    id: 'needs',
    head: texts.needs,
    className: styles.needs,
    cell: ({ needs }) => needsWords(needs).join(', ') || <Quiet>{NOTHING}</Quiet>,
  },
  {
    id: 'attempts',
    head: texts.attempts,
    className: styles.count,
    isLargestFirst: true,
    sortBy: ({ attemptCount }) => attemptCount,
    cell: ({ attemptCount }) => attemptCount || <Quiet>{NOTHING}</Quiet>,
  },
  {
    id: 'more',
    head: texts.more,
    kind: 'action',
    cell: (member) => <MoreButton member={member} acts={acts} />,
  },
];

/** Members who cannot sign in first, then those with a PIN. */
const signInOrder = (member: ClassMember): string => {
  if (cannotSignIn(member)) return '0';
  return member.email === null ? '1' : `2 ${member.email}`;
};

const Quiet = ({ children }: { children: string }) => <span className="text-muted">{children}</span>;

interface CellProps {
  member: ClassMember;
  acts: RowActs;
}

/** The name, which opens the member's page. */
function MemberName({ member, classId }: { member: ClassMember; classId: string }) {
  return (
    <Link href={teacherPaths.classStudent(classId, member._id)} className={styles.name} dir="auto">
      {member.name}
    </Link>
  );
}

function SignInWay({ member }: { member: ClassMember }) {
  const { email, pinSetAt } = member;
  if (cannotSignIn(member)) return <Badge tone="warn">{texts.noSignIn}</Badge>;
  return email ?? (pinSetAt === null ? texts.pin : texts.pinMade(formatDate(pinSetAt)));
}

function MoreButton({ member, acts }: CellProps) {
  return (
    <IconButton
      variant="ghost"
      label={texts.moreFor(member.name)}
      className={lists.more}
      aria-haspopup="menu"
      aria-expanded={acts.isMenuOpen(member)}
      onClick={(event) => acts.openMenu(member, event.currentTarget)}
    >
      <Ellipsis size={20} aria-hidden="true" />
    </IconButton>
  );
}

/** A member's standing needs, each in a few words. */
export function needsWords({ timeFactorPercent, extraTabChanges, largerText, hideTimer }: Needs): string[] {
  return [
    ...(timeFactorPercent > 100 ? [texts.moreTime(timeFactorPercent - 100)] : []),
    ...(extraTabChanges > 0 ? [texts.moreTabChanges(extraTabChanges)] : []),
    ...(largerText ? [texts.largerText] : []),
    ...(hideTimer ? [texts.noTimer] : []),
  ];
}

/** A member in a few lines, for a phone. */
export function MemberCard({ member, acts, classId }: CellProps & { classId: string }) {
  const { number, needs, attemptCount } = member;
  const facts = [...(attemptCount > 0 ? [texts.attemptCount(attemptCount)] : []), ...needsWords(needs)];
  return (
    <li className={lists.card}>
      <div className="flex-1 min-w-0 break-anywhere">
        <p>
          <MemberName member={member} classId={classId} />
          {number !== null && <span className="text-muted"> {number}</span>}
        </p>
        <p className="text-muted text-xs">
          <SignInWay member={member} />
        </p>
        {facts.length > 0 && <p className="text-muted text-xs">{facts.join(' · ')}</p>}
      </div>
      <MoreButton member={member} acts={acts} />
    </li>
  );
}
