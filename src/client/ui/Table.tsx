import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from './class-names';
import styles from './Table.module.css';

interface TableProps {
  label: string;
  head: ReactNode;
  children: ReactNode;
}

/** A table in the frame of a card. */
export function Table({ label, head, children }: TableProps) {
  return (
    <div className={styles.frame}>
      <table className={styles.table} aria-label={label}>
        <thead>
          <tr>{head}</tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </div>
  );
}

interface SortableHeadProps {
  label: string;
  /** Undefined while the table is sorted by another column. */
  direction: 'ascending' | 'descending' | undefined;
  onSort: () => void;
}

/** The head of a column that sorts the table when pressed. */
export function SortableHead({ label, direction, onSort }: SortableHeadProps) {
  const Icon = direction === undefined ? ArrowUpDown : direction === 'descending' ? ArrowDown : ArrowUp;
  return (
    <th scope="col" aria-sort={direction}>
      <button type="button" className={styles.sort} onClick={onSort}>
        {label}
        <Icon size={14} aria-hidden="true" className={classNames(!direction && styles.unsorted)} />
      </button>
    </th>
  );
}
