import { Ellipsis } from 'lucide-react';
import { Link } from 'wouter';
import type { ClassRow } from '../../../../shared/classes/schema';
import { teacherPaths } from '../../../../shared/teacher-paths';
import { SharedMark } from '../../../colleagues/SharedMark';
import lists from '../../../desk/lists.module.css';
import { IconButton } from '../../../ui/Button';
import { classNames } from '../../../ui/class-names';
import type { Column } from '../../../ui/use-data-table';
import { texts } from '../texts';
import styles from './ClassTable.module.css';
import { listTexts } from './texts';

const NOTHING = '–';

type OpenMenu = (row: ClassRow, button: HTMLElement) => void;

/** The columns of the classes. */
export const classColumns = (onMenu: OpenMenu): readonly Column<ClassRow>[] => [
  {
    id: 'name',
    head: listTexts.name,
    kind: 'name',
    sortBy: ({ name }) => name,
    cell: (row) => <ClassName row={row} />,
  },
  { id: 'code', head: texts.code, className: styles.code, cell: ({ code }) => code },
  {
    id: 'students',
    head: listTexts.students,
    kind: 'number',
    isLargestFirst: true,
    sortBy: ({ memberCount }) => memberCount,
    cell: ({ memberCount }) => memberCount,
  },
  {
    id: 'no-sign-in',
    head: listTexts.cannotSignIn,
    kind: 'number',
    isLargestFirst: true,
    sortBy: ({ noSignInCount }) => noSignInCount || null,
    cell: ({ noSignInCount }) =>
      noSignInCount > 0 ? <span className={styles.waiting}>{noSignInCount}</span> : NOTHING,
  },
  {
    id: 'quizzes',
    head: listTexts.quizzes,
    kind: 'number',
    isLargestFirst: true,
    sortBy: ({ quizCount }) => quizCount,
    cell: ({ quizCount }) => quizCount || NOTHING,
  },
  {
    id: 'more',
    head: listTexts.more,
    kind: 'action',
    cell: (row) => <MoreButton row={row} onMenu={onMenu} />,
  },
];

/** The link of the row, and the owner of a colleague's class. */
function ClassName({ row }: { row: ClassRow }) {
  const { _id, name } = row;
  return (
    <>
      <Link href={teacherPaths.students(_id)} className={classNames(lists.open, 'break-anywhere')}>
        {name}
      </Link>{' '}
      <SharedMark of={row} />
    </>
  );
}

function MoreButton({ row, onMenu }: { row: ClassRow; onMenu: OpenMenu }) {
  return (
    <IconButton
      variant="ghost"
      label={texts.moreFor(row.name)}
      className={lists.more}
      aria-haspopup="menu"
      onClick={(event) => onMenu(row, event.currentTarget)}
    >
      <Ellipsis size={20} aria-hidden="true" />
    </IconButton>
  );
}

interface ClassCardProps {
  row: ClassRow;
  onMenu: (row: ClassRow, button: HTMLElement) => void;
}

/** A class in two lines, for a phone. */
export function ClassCard({ row, onMenu }: ClassCardProps) {
  return (
    <li className={lists.card}>
      <div className="flex-1 min-w-0">
        <ClassName row={row} />
        <p className="text-muted text-xs tabular-nums">
          {listTexts.rowFacts(row.code, row.memberCount, row.quizCount)}
          {row.noSignInCount > 0 && (
            <>
              {' · '}
              <span className={styles.waiting}>{listTexts.cannotSignInCount(row.noSignInCount)}</span>
            </>
          )}
        </p>
      </div>
      <MoreButton row={row} onMenu={onMenu} />
    </li>
  );
}
