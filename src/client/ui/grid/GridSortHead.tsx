import { ArrowDown, ArrowUp } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { classNames } from '../class-names';
import type { Sorting } from '../use-data-table';
import styles from './Grid.module.css';
import { FIGURES, type GridPlace, NAMES } from './grid-place';
import { placeProps } from './use-grid';

interface GridSortHeadProps {
  /** The sort key. */
  id: string;
  /** The full text on hover. */
  title?: string | undefined;
  at: GridPlace;
  isTabStop: boolean;
  sorting: Sorting;
  onSort: (sorting: Sorting) => void;
  children: ReactNode;
  /** Beside the button. */
  aside?: ReactNode;
  ref?: Ref<HTMLTableCellElement>;
  /** The side on which a dragged head would be dropped. */
  dropEdge?: 'before' | 'after' | undefined;
  /** Whether the column holds words, which start where the title starts. */
  hasWords?: boolean;
}

/** A sorting head: names ascending, figures descending first; a second press reverses. */
export function GridSortHead({
  id,
  title,
  at,
  isTabStop,
  sorting,
  onSort,
  children,
  aside,
  ref,
  dropEdge,
  hasWords = false,
}: GridSortHeadProps) {
  const isSorted = sorting.id === id;
  const Icon = sorting.desc ? ArrowDown : ArrowUp;
  const part = at.column === NAMES ? 'name' : at.column === FIGURES ? 'lead' : undefined;
  return (
    <th
      ref={ref}
      data-drop={dropEdge}
      scope="col"
      aria-colindex={at.column + 3}
      aria-sort={isSorted ? (sorting.desc ? 'descending' : 'ascending') : undefined}
      className={part ? styles[part] : styles.column}
      data-part={part}
    >
      <button
        type="button"
        className={classNames(styles.sort, part !== 'name' && !hasWords && styles.toRight)}
        title={title}
        tabIndex={isTabStop ? 0 : -1}
        onClick={() => onSort({ id, desc: isSorted ? !sorting.desc : at.column !== NAMES })}
        {...placeProps(at)}
      >
        {isSorted && <Icon size={13} aria-hidden="true" className={styles.arrow} />}
        {children}
      </button>
      {aside}
    </th>
  );
}
