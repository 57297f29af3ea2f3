import type { MouseEventHandler, ReactNode } from 'react';
import { classNames } from '../class-names';
import styles from './Grid.module.css';
import type { GridState } from './use-grid';

interface GridProps {
  grid: GridState;
  label: string;
  className?: string | undefined;
  onClick?: MouseEventHandler | undefined;
  head: ReactNode;
  /** Renders a row by its index. */
  row: (row: number) => ReactNode;
  foot: ReactNode;
}

/** A table with sticky head, foot and first columns that renders only the visible cells. */
export function Grid({ grid, label, className, onClick, head, row, foot }: GridProps) {
  const { box, shape, size, shown, look, watch } = grid;
  const { rows, columns, headRows, footRows } = shape;
  return (
    <div
      ref={box}
      className={classNames(styles.box, className)}
      style={{ '--row': `${size.row}rem`, '--column': `${size.column}rem`, '--all': columns }}
      tabIndex={-1}
      onScroll={look}
    >
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: its links and buttons are pressed by key as everywhere. */}
      <table
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: arrow keys lead through it.
        role="grid"
        aria-label={label}
        aria-rowcount={rows + headRows + footRows}
        aria-colcount={columns + 2}
        className={styles.grid}
        tabIndex={-1}
        onClick={onClick}
        {...watch}
      >
        <thead className={styles.head} data-part="head">
          {head}
        </thead>
        <tbody className={styles.body} style={{ '--rows': rows }}>
          {Array.from({ length: shown.rowEnd - shown.rowStart }, (_, at) => row(shown.rowStart + at))}
        </tbody>
        <tfoot className={styles.foot} data-part="foot">
          {foot}
        </tfoot>
      </table>
    </div>
  );
}

/** Replaces the columns left of the rendered ones. */
export const ColumnGap = ({ columns }: { columns: number }) => (
  <td aria-hidden="true" className={styles.gap} style={{ '--columns': columns }} />
);
