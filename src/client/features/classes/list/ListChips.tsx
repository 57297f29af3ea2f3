import { Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { teacherPaths } from '../../../../shared/teacher-paths';
import { texts } from '../texts';
import styles from './ListChips.module.css';
import { listTexts } from './texts';

interface ListChipsProps {
  classCount: number;
  trashCount: number;
  isTrash: boolean;
}

/** The classes, or those that were deleted; which of them stands in the address. */
export function ListChips({ classCount, trashCount, isTrash }: ListChipsProps) {
  return (
    <nav aria-label={listTexts.show} className={styles.chips}>
      <Chip href={teacherPaths.classes} label={texts.classes} count={classCount} isCurrent={!isTrash} />
      <Chip
        href={`${teacherPaths.classes}?view=trash`}
        label={listTexts.trash}
        count={trashCount}
        isCurrent={isTrash}
        icon={<Trash2 size={16} aria-hidden="true" />}
      />
    </nav>
  );
}

interface ChipProps {
  href: string;
  label: string;
  count: number;
  isCurrent: boolean;
  icon?: ReactNode;
}

function Chip({ href, label, count, isCurrent, icon }: ChipProps) {
  return (
    <Link href={href} replace className={styles.chip} aria-current={isCurrent ? 'true' : undefined}>
      {icon}
      {label} <span className={styles.count}>{count}</span>
    </Link>
  );
}
