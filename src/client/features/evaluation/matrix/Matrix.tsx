import { type MouseEvent, useMemo, useState } from 'react';
import type { QuizResults, StudentResult } from '../../../../shared/results/schema';
import { takersOf } from '../../../../shared/results/strength';
import { meanOf } from '../../../../shared/results/uncertainty';
import { useArrowInto, useShortcut, useShortcutsOn } from '../../../platform/shortcuts';
import { type MatrixRow, type MatrixSorting, matrixRows } from '../../../rules/results/matrix';
import { evaluatedScores } from '../../../rules/results/statistics';
import { classNames } from '../../../ui/class-names';
import { ColumnGap, Grid } from '../../../ui/grid/Grid';
import grid from '../../../ui/grid/Grid.module.css';
import cell from '../../../ui/grid/GridCell.module.css';
import legend from '../../../ui/grid/GridLegend.module.css';
import { FIGURES, type GridPlace, isSamePlace, NAMES } from '../../../ui/grid/grid-place';
import { type GridState, placeProps, useGrid } from '../../../ui/grid/use-grid';
import { heldOrder } from '../../../ui/table-rows';
import { marksLabel } from '../bench-texts';
import { CommentsProvider } from '../comments/use-comments';
import { Kbd } from '../Kbd';
import { type LineMessage, MessageLine } from '../MessageLine';
import { StudentDrawer } from '../students/StudentDrawer';
import { shareText } from '../texts';
import { Conflicts } from '../together/Conflicts';
import { useMarking } from '../use-marking';
import type { useViewAddress } from '../use-view-address';
import styles from './Matrix.module.css';
import { MatrixCard } from './MatrixCard';
import { LOOKS, MatrixCell } from './MatrixCell';
import { MatrixHead } from './MatrixHead';
import { matrixTexts } from './matrix-texts';
import { useShownCell } from './use-shown-cell';

interface MatrixProps {
  results: QuizResults;
  message: LineMessage | undefined;
  address: ReturnType<typeof useViewAddress>;
}

const SIZE = { row: 1.8125, column: 5.3125 };

/** Students x questions; a row opens a student's answers, a cell the answer. */
export function Matrix({ results, message, address }: MatrixProps) {
  const { questions } = results;
  const { refused } = useMarking();
  const [sorting, setSorting] = useState<MatrixSorting>({ id: 'total', desc: true });
  const rows = useRows(results, sorting, address.studentId !== null);
  const table = useGrid({ rows: rows.length, columns: questions.length, headRows: 1, footRows: 1 }, SIZE);
  const { shown, hide, watch } = useShownCell();
  const [shownRow, shownQuestion] = [rows[shown?.row ?? -1], questions[shown?.column ?? -1]];
  const open = ({ target }: MouseEvent) => {
    const place = target instanceof Element ? target.closest<HTMLElement>('tbody button') : null;
    const row = rows[Number(place?.dataset.row ?? -1)];
    if (!row) return;
    hide();
    const question = questions[Number(place?.dataset.column)];
    address.openStudent(row.student.studentId, question?._id);
  };
  useShortcut('s', () => {
    const question = questions[table.tabStop.column];
    if (question) setSorting({ id: question._id, desc: sorting.id !== question._id || !sorting.desc });
  });
  useArrowInto(table.box, table.enter);
  return (
    <div className={styles.matrix} {...watch}>
      {address.studentId === null && <Conflicts results={results} refused={refused} />}
      <Grid
        grid={table}
        label={matrixTexts.label}
        className={styles.box}
        onClick={open}
        head={<MatrixHead {...{ results, sorting }} place={table} onSort={setSorting} />}
        row={(row) => {
          const each = rows[row];
          return (
            each && <Row key={each.student.studentId} shown={each} {...{ row, results }} place={table} />
          );
        }}
        foot={<Means results={results} place={table} />}
      />
      <Legend message={message} />
      {shown && shownRow && shownQuestion && (
        <MatrixCard {...{ results }} row={shownRow} question={shownQuestion} beside={shown.box} />
      )}
      <CommentsProvider quizId={results.quizId}>
        <StudentDrawer
          results={results}
          students={rows.map(({ student }) => student)}
          {...{ message, address }}
        />
      </CommentsProvider>
    </div>
  );
}

/** The rows in order, which stays while a student is open. */
function useRows(results: QuizResults, sorting: MatrixSorting, isHeld: boolean) {
  const wanted = useMemo(() => matrixRows(results, sorting), [results, sorting]);
  const ids = wanted.map(({ student }) => student.studentId);
  const [last, setLast] = useState(ids);
  const held = isHeld ? heldOrder(last, ids, new Set(ids)) : ids;
  if (held.join() !== last.join()) setLast(held);
  const byId = new Map(wanted.map((row) => [row.student.studentId, row]));
  return held.flatMap((id) => byId.get(id) ?? []);
}

interface RowProps {
  shown: MatrixRow;
  row: number;
  results: QuizResults;
  place: Pick<GridState, 'shown' | 'tabStop'>;
}

function Row({ shown, row, results, place: { shown: near, tabStop } }: RowProps) {
  const { student, label } = shown;
  const isTabStop = (place: GridPlace) => isSamePlace(tabStop, place);
  const stop = (column: number) => ({
    tabIndex: isTabStop({ row, column }) ? 0 : -1,
    ...placeProps({ row, column }),
  });
  return (
    <tr aria-rowindex={row + 2} className={classNames(grid.row, grid.placed)} style={{ '--at': row }}>
      <th scope="row" aria-colindex={1} className={grid.name}>
        <button type="button" className={grid.nameLink} title={label} {...stop(NAMES)}>
          <bdi className={grid.nameText}>{label}</bdi>
        </button>
      </th>
      <td aria-colindex={2} className={classNames(grid.lead, grid.figure)} {...stop(FIGURES)}>
        {totalOf(student)}
      </td>
      <ColumnGap columns={near.columnStart} />
      {results.questions.slice(near.columnStart, near.columnEnd).map((question, index) => {
        const at = { row, column: near.columnStart + index };
        return <MatrixCell key={question._id} {...{ student, question, at }} isTabStop={isTabStop(at)} />;
      })}
    </tr>
  );
}

const totalOf = ({ score }: StudentResult) => (score === null ? '–' : marksLabel(score));

const oneDecimal = new Intl.NumberFormat(undefined, { maximumFractionDigits: 1 });

function Means({ results, place: { shown, tabStop } }: Pick<RowProps, 'results' | 'place'>) {
  const row = results.results.length;
  const scores = evaluatedScores(results);
  const at = (column: number) => ({
    tabIndex: isSamePlace(tabStop, { row, column }) ? 0 : -1,
    'aria-colindex': column + 3,
    ...placeProps({ row, column }),
  });
  return (
    <tr aria-rowindex={row + 2} className={grid.row}>
      <th scope="row" className={classNames(grid.name, grid.label)} {...at(NAMES)}>
        {matrixTexts.mean} {matrixTexts.ofMarks(scores.length)}
      </th>
      <td className={classNames(grid.lead, grid.figure)} {...at(FIGURES)}>
        {scores.length > 0 ? oneDecimal.format(meanOf(scores)) : '–'}
      </td>
      <ColumnGap columns={shown.columnStart} />
      {results.questions.slice(shown.columnStart, shown.columnEnd).map(({ _id }, index) => {
        const shares = takersOf(results, _id).map(({ share }) => share);
        return (
          <td key={_id} className={classNames(grid.column, grid.figure)} {...at(shown.columnStart + index)}>
            {shares.length > 0 ? shareText(meanOf(shares)) : '–'}
          </td>
        );
      })}
    </tr>
  );
}

const KINDS = ['full', 'part', 'none', 'empty'] as const;

function Legend({ message }: { message: LineMessage | undefined }) {
  const hasKeys = useShortcutsOn();
  return (
    <div className={classNames(legend.foot, styles.foot)}>
      <ul className={legend.key} aria-label={matrixTexts.key}>
        {KINDS.map((kind) => (
          <li key={kind} className={cell[LOOKS[kind]]}>
            <span className={classNames(cell.swatch, legend.swatch)} aria-hidden="true" />
            {matrixTexts.kind[kind]}
          </li>
        ))}
        <li>{matrixTexts.letters}</li>
      </ul>
      <MessageLine message={message} isCompact />
      {hasKeys && (
        <p className={styles.keys} aria-hidden="true">
          <span>
            {['↑', '↓', '←', '→'].map((key) => (
              <Kbd key={key}>{key}</Kbd>
            ))}{' '}
            {matrixTexts.move}
          </span>
          <span>
            <Kbd>S</Kbd> {matrixTexts.sort}
          </span>
        </p>
      )}
    </div>
  );
}
