import { ChevronRight } from 'lucide-react';
import { memo } from 'react';
import type { Answer } from '../../../../shared/answer/answer';
import type { Question } from '../../../../shared/question/schema';
import { isAnsweredBy } from '../../../../shared/question-types/traits';
import type { ReviewedResult } from '../../../../shared/results/schema';
import type { BenchRow } from '../../../rules/results/bench-rows';
import { whyOf } from '../../../rules/results/bench-why';
import { displayAnswer } from '../../../rules/results/display';
import type { MarkState } from '../../../rules/results/mark-state';
import { classNames } from '../../../ui/class-names';
import { VisuallyHidden } from '../../../ui/VisuallyHidden';
import { benchTexts, sureOf } from '../bench-texts';
import { colleagueOf } from '../MarkOrigin';
import { texts } from '../texts';
import { togetherTexts } from '../together/together-texts';
import styles from './AnswerRow.module.css';
import { CommentMark } from './BenchComment';
import table from './BenchTable.module.css';
import { differingParts } from './differing-parts';
import { MarkCells } from './MarkCells';
import { useRowActs } from './row-acts';

interface AnswerRowProps {
  row: BenchRow;
  /** The nearly equal answer above it. */
  beside: Answer | undefined;
  question: Question;
  isFocused: boolean;
  /** Colleagues focusing it. */
  markers: string;
}

/** A group of answers in one row; memoised. */
export const AnswerRow = memo(function AnswerRow(props: AnswerRowProps) {
  const { row, beside, question, isFocused, markers } = props;
  const { focus, openDetail } = useRowActs();
  const { group, state, origin } = row;
  const [{ answer }, ...others] = group.wordings;
  const said = answer === undefined ? texts.noAnswer : displayAnswer(answer);
  return (
    <tr
      className={classNames(table.row, table.marked)}
      data-row={row.key}
      data-state={state}
      aria-selected={isFocused}
      tabIndex={isFocused ? 0 : -1}
      onFocus={() => focus(row.key)}
    >
      <td className={table.answer}>
        <span className={table.said} dir="auto">
          {beside === undefined ? said : <ToldApart text={said} beside={displayAnswer(beside)} />}
        </span>
        {beside !== undefined && (
          <VisuallyHidden>{benchTexts.nearlySame(displayAnswer(beside))}</VisuallyHidden>
        )}
        {others.length > 0 && <span className={table.others}>{benchTexts.otherWordings(others.length)}</span>}
      </td>
      <td className={table.students}>{group.studentIds.length}</td>
      <td className={table.mark}>
        <MarkCells
          row={row}
          maximumMarks={question.maximumMarks}
          label={benchTexts.marksFor(said)}
          isFocused={isFocused}
          isNarrow={isRead(question)}
        />
      </td>
      <td className={table.why}>{markers ? <RowMarkers names={markers} /> : whyOfRow(row)}</td>
      <td className={table.sure}>
        <Sure result={origin} state={state} />
      </td>
      <td className={table.comment}>
        <CommentMark row={row} />
        <button
          type="button"
          className={table.detail}
          aria-label={benchTexts.detailsOf(said)}
          onClick={() => openDetail(row.key)}
        >
          <ChevronRight size={20} aria-hidden="true" />
        </button>
      </td>
    </tr>
  );
});

/** Whether its answers are read line by line rather than at a glance. */
export const isRead = (question: Question): boolean => isAnsweredBy(question, 'text');

/** A text with its differences from a nearly equal one. */
function ToldApart({ text, beside }: { text: string; beside: string }) {
  return differingParts(text, beside).map(({ text: piece, differs }, at) =>
    differs ? <mark key={at}>{piece}</mark> : <span key={at}>{piece}</span>,
  );
}

/** The reason for a group's mark, or that its marks differ. */
function whyOfRow(row: BenchRow): string {
  if (row.lowest !== row.highest) return benchTexts.mixed(row);
  const [{ answer }] = row.group.wordings;
  return answer === undefined ? benchTexts.nothingWritten : whyOf(row.origin);
}

const CELLS = [1, 2, 3, 4];

/** The certainty of a suggestion: more cells are surer, striped ones are unsure. For a given mark, its author. */
function Sure({ result, state }: { result: ReviewedResult; state: MarkState }) {
  if (state === 'given') {
    const colleague = colleagueOf(result);
    return (
      <span className={styles.given} title={colleague && togetherTexts.by(colleague.name, result.markedAt)}>
        {colleague?.name ?? (result.source === 'teacher' ? benchTexts.you : benchTexts.key)}
      </span>
    );
  }
  if (result.findings?.check) {
    return (
      <span className={styles.check} title={benchTexts.checkMore}>
        {benchTexts.check}
      </span>
    );
  }
  const { cells, words } = sureOf(result.confidence);
  return (
    <span className={styles.cells} data-unsure={state === 'to-review' || undefined}>
      {CELLS.map((cell) => (
        <span key={cell} className={styles.cell} data-full={cell <= cells || undefined} />
      ))}
      <VisuallyHidden>{words}</VisuallyHidden>
    </span>
  );
}

/** Colleagues focusing this row. */
function RowMarkers({ names }: { names: string }) {
  return (
    <span className={styles.here}>
      {names}
      <VisuallyHidden>{togetherTexts.isHere}</VisuallyHidden>
    </span>
  );
}
