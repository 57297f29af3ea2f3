import type { MouseEvent } from 'react';
import { useLocation } from 'wouter';
import type { Middle } from '../../../../shared/gradebook/figures';
import { teacherPaths } from '../../../../shared/teacher-paths';
import { classNames } from '../../../ui/class-names';
import type { Sorting } from '../../../ui/use-data-table';
import styles from './GradebookGrid.module.css';
import { GradebookHead } from './GradebookHead';
import { GradebookRow } from './GradebookRow';
import type { ShownAs } from './gradebook-address';
import type { GradebookView } from './gradebook-view';
import { FOOT_ROWS, type GridPlace, isSamePlace, MEANS, NAMES } from './grid-place';
import { texts } from './texts';
import { COLUMN_REM, placeProps, ROW_REM, useGrid } from './use-grid';

interface GradebookGridProps {
  classId: string;
  /** The accessible name. */
  label: string;
  view: GradebookView;
  shownAs: ShownAs;
  sorting: Sorting;
  onSort: (sorting: Sorting) => void;
  onWeight: ((quizId: string, percent: number) => void) | undefined;
}

const SIZES = { '--row': `${ROW_REM}rem`, '--column': `${COLUMN_REM}rem` };

/** Members x quizzes with sticky heads, names and figures; renders only the visible cells. */
export function GradebookGrid(props: GradebookGridProps) {
  const { classId, label, view, shownAs, sorting, onSort, onWeight } = props;
  const { rows, quizzes, middles, ofClass } = view;
  const { box, shown, tabStop, look, watch } = useGrid({ rows: rows.length, columns: quizzes.length });
  const openLink = useLinks();
  return (
    <div
      ref={box}
      className={styles.box}
      style={{ ...SIZES, '--all': quizzes.length }}
      tabIndex={-1}
      onScroll={look}
    >
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the links in it are pressed by key as everywhere. */}
      <table
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: arrow keys lead through it.
        role="grid"
        aria-label={label}
        aria-rowcount={rows.length + 2 + FOOT_ROWS}
        aria-colcount={quizzes.length + 2}
        className={styles.grid}
        tabIndex={-1}
        onClick={openLink}
        {...watch}
      >
        <GradebookHead {...{ quizzes, shown, tabStop, sorting, onSort, onWeight }} />
        <tbody className={styles.body} style={{ '--rows': rows.length }}>
          {rows.slice(shown.rowStart, shown.rowEnd).map((each, at) => {
            const row = shown.rowStart + at;
            return (
              <GradebookRow
                key={each.member._id}
                shown={each}
                row={row}
                quizzes={quizzes}
                columnStart={shown.columnStart}
                columnEnd={shown.columnEnd}
                tabStop={tabStop.row === row ? tabStop.column : undefined}
                shownAs={shownAs}
                href={teacherPaths.pupilReport(classId, each.member._id)}
              />
            );
          })}
        </tbody>
        <tfoot className={styles.foot} data-part="foot">
          {(['mean', 'median'] as const).map((figure, at) => (
            <FootRow
              key={figure}
              {...{ figure, middles, ofClass, shown, tabStop }}
              row={rows.length + at}
              title={texts[figure]}
            />
          ))}
        </tfoot>
      </table>
    </div>
  );
}

interface FootRowProps {
  figure: 'mean' | 'median';
  title: string;
  row: number;
  middles: readonly Middle[];
  ofClass: Middle;
  shown: { readonly columnStart: number; readonly columnEnd: number };
  tabStop: GridPlace;
}

function FootRow({ figure, title, row, middles, ofClass, shown, tabStop }: FootRowProps) {
  const at = (column: number) => ({
    tabIndex: isSamePlace(tabStop, { row, column }) ? 0 : -1,
    ...placeProps({ row, column }),
    'aria-colindex': column + 3,
  });
  const shownAs = (middle: Middle) => {
    const value = middle[figure];
    return value === null ? '–' : texts.percent(value);
  };
  return (
    <tr aria-rowindex={row + 3} className={styles.row}>
      <th scope="row" className={classNames(styles.name, styles.label)} {...at(NAMES)}>
        {title}
      </th>
      <td className={classNames(styles.mean, styles.figure)} {...at(MEANS)}>
        {shownAs(ofClass)}
      </td>
      <td aria-hidden="true" className={styles.gap} style={{ '--columns': shown.columnStart }} />
      {middles.slice(shown.columnStart, shown.columnEnd).map((middle, place) => (
        <td
          key={shown.columnStart + place}
          className={classNames(styles.footCell, styles.figure)}
          {...at(shown.columnStart + place)}
        >
          {shownAs(middle)}
        </td>
      ))}
    </tr>
  );
}

/** Click handler that follows a link without a page load; clicks with a modifier key stay the browser's. */
function useLinks() {
  const [, navigate] = useLocation();
  return (event: MouseEvent) => {
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const href = link?.getAttribute('href');
    if (!href) return;
    event.preventDefault();
    navigate(href);
  };
}
