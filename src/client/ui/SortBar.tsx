import { ArrowDown, ArrowUp } from 'lucide-react';
import { useId } from 'react';
import { IconButton } from './IconButton';
import { Select } from './Select';
import styles from './SortBar.module.css';

interface SortBarProps<Column extends string> {
  columns: readonly Column[];
  labels: Readonly<Record<Column, string>>;
  sorting: { readonly column: Column; readonly descending: boolean };
  /** Told the column to sort by; the same one again turns the order round. */
  onSort: (column: Column) => void;
}

/** What the heads of a sorted table do, above a list that has none. */
export function SortBar<Column extends string>({ columns, labels, sorting, onSort }: SortBarProps<Column>) {
  const id = useId();
  const { column, descending } = sorting;
  const Direction = descending ? ArrowDown : ArrowUp;
  return (
    <div className={styles.sorting}>
      <label htmlFor={id}>Sort by</label>
      <Select
        id={id}
        value={column}
        options={columns.map((value) => ({ value, label: labels[value] }))}
        onChange={onSort}
      />
      <IconButton
        label={descending ? 'Descending, turn round' : 'Ascending, turn round'}
        onClick={() => onSort(column)}
      >
        <Direction size={18} aria-hidden="true" />
      </IconButton>
    </div>
  );
}
