import { Ellipsis } from 'lucide-react';
import type { ClassMember } from '../../../../shared/classes/schema';
import { formatDate } from '../../../platform/date-format';
import { useMay } from '../../../quiz-parts/use-may';
import { Badge } from '../../../ui/Badge';
import { IconButton } from '../../../ui/Button';
import type { Column } from '../../../ui/use-data-table';
import { cannotSignIn } from '../sign-in-way';
import styles from './Members.module.css';
import { needsWords } from './needs-words';
import { texts } from './texts';
import type { RowActs } from './use-member-rows';

const NOTHING = '–';

/** The list of a class in a table. */
export const memberColumns = (acts: RowActs): readonly Column<ClassMember>[] => [
  {
    id: 'name',
    head: texts.name,
    kind: 'name',
    sortBy: ({ name }) => name,
    cell: (member) => <MemberName member={member} acts={acts} />,
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

/** Who cannot sign in comes first, then those with a PIN. */
const signInOrder = (member: ClassMember): string => {
  if (cannotSignIn(member)) return '0';
  return member.email === null ? '1' : `2 ${member.email}`;
};

const Quiet = ({ children }: { children: string }) => <span className={styles.quiet}>{children}</span>;

interface CellProps {
  member: ClassMember;
  acts: RowActs;
}

/** The name opens what is known of the member, for whoever may change it. */
export function MemberName({ member, acts }: CellProps) {
  const mayEdit = useMay('edit');
  if (!mayEdit) return <span dir="auto">{member.name}</span>;
  return (
    <button type="button" className={styles.name} dir="auto" onClick={() => acts.edit(member)}>
      {member.name}
    </button>
  );
}

export function SignInWay({ member }: { member: ClassMember }) {
  const { email, pinSetAt } = member;
  if (cannotSignIn(member)) return <Badge tone="warn">{texts.noSignIn}</Badge>;
  return email ?? (pinSetAt === null ? texts.pin : texts.pinMade(formatDate(pinSetAt)));
}

export function MoreButton({ member, acts }: CellProps) {
  return (
    <IconButton
      variant="ghost"
      label={texts.moreFor(member.name)}
      className={styles.more}
      aria-haspopup="menu"
      aria-expanded={acts.isMenuOpen(member)}
      onClick={(event) => acts.openMenu(member, event.currentTarget)}
    >
      <Ellipsis size={20} aria-hidden="true" />
    </IconButton>
  );
}
