import { MARK_STEP } from '../../../../shared/constants';
import type { Question } from '../../../../shared/question/schema';
import { useMay } from '../../../colleagues/use-may';
import { useShortcutsOn } from '../../../platform/shortcuts';
import { type BenchPile, keptFrom, nearlySameAbove } from '../../../rules/results/bench-order';
import type { BenchRow } from '../../../rules/results/bench-rows';
import { displayAnswer } from '../../../rules/results/display';
import type { ReviewGroup } from '../../../rules/results/review-groups';
import { classNames } from '../../../ui/class-names';
import { VisuallyHidden } from '../../../ui/VisuallyHidden';
import { benchTexts } from '../bench-texts';
import { Kbd } from '../Kbd';
import { texts } from '../texts';
import { useMarkersAt } from '../together/others';
import { AnswerRow, isRead } from './AnswerRow';
import styles from './BenchTable.module.css';
import { MOST_MARKS_AS_BUTTONS } from './MarkCells';
import pileStyles from './Pile.module.css';
import { ActsContext, useStableActs } from './row-acts';
import type { BenchState } from './use-bench';
import type { BenchActs } from './use-bench-keys';

interface BenchTableProps {
  question: Question;
  number: number;
  bench: BenchState;
  acts: BenchActs;
}

/** The groups of answers in their piles, one line each; keys act on the focused row. */
export function BenchTable({ question, number, bench, acts }: BenchTableProps) {
  const { piles, row: focused, unmarked } = bench;
  const stable = useStableActs({ give: acts.give, focus: bench.setFocusKey, openDetail: bench.openDetail });
  const { columns } = benchTexts;
  const markersAt = useMarkersAt(question._id);
  return (
    <ActsContext value={stable}>
      <div ref={bench.grid} className={styles.frame}>
        <table
          // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: its rows take the focus, and keys
          role="grid"
          aria-label={benchTexts.answersTo(number)}
          className={classNames(styles.table, isRead(question) && styles.read)}
          style={markSizes(question)}
        >
          <thead className={styles.headings}>
            <tr className={styles.columns}>
              <th>{columns.answer}</th>
              <th className={styles.students}>{columns.students}</th>
              <th>{columns.mark}</th>
              <th className={styles.whyHead}>{columns.why}</th>
              <th>{columns.sure}</th>
              <th className={styles.comment}>
                <VisuallyHidden>{columns.comment}</VisuallyHidden>
              </th>
            </tr>
          </thead>
          {piles.map((pile) => (
            <tbody key={pile.pile}>
              <PileHead
                pile={pile}
                all={bench.rows}
                maximumMarks={question.maximumMarks}
                canKeep={
                  focused !== undefined &&
                  pile.rows.includes(focused) &&
                  keptFrom(pile, focused.key).length > 0
                }
              />
              {pile.rows.map((row) => (
                <AnswerRow
                  key={row.key}
                  row={row}
                  beside={nearlySameAbove(pile, row)?.group.wordings[0].answer}
                  question={question}
                  isFocused={row.key === focused?.key}
                  markers={markersAt(row.key)}
                />
              ))}
            </tbody>
          ))}
          {unmarked.length > 0 && <Unmarked groups={unmarked} />}
        </table>
      </div>
    </ActsContext>
  );
}

interface PileHeadProps {
  pile: BenchPile;
  /** The rows of all piles. */
  all: readonly BenchRow[];
  maximumMarks: number;
  /** Whether this pile has the focused row, with answers to keep from there on. */
  canKeep: boolean;
}

function PileHead({ pile: { pile, rows }, all, maximumMarks, canKeep }: PileHeadProps) {
  const areOn = useShortcutsOn();
  const mayMark = useMay('mark');
  // Rows keep their places when their marks change; the count follows the marks.
  const students = all
    .filter((row) => row.pile === pile)
    .reduce((sum, { group }) => sum + group.studentIds.length, 0);
  const left = rows.filter(({ state }) => state === 'to-review').length;
  return (
    <tr className={pileStyles.pile}>
      <th colSpan={6} scope="rowgroup" className={pileStyles.pileCell}>
        <span className={pileStyles.pileName}>{benchTexts.piles[pile]}</span>
        <span>{benchTexts.pileMarks(pile, maximumMarks)}</span>
        <span>{benchTexts.students(students)}</span>
        <span className={pileStyles.pileEnd}>
          {left > 0 && <span className={pileStyles.toDecide}>{benchTexts.pileToDecide(left)}</span>}
          {areOn && mayMark && canKeep && (
            <span className={pileStyles.hint} aria-hidden="true">
              <Kbd>Shift</Kbd> <Kbd>Enter</Kbd> {benchTexts.keepPile}
            </span>
          )}
        </span>
      </th>
    </tr>
  );
}

/** Room for a button per mark, narrower the more there are, or for a field. */
function markSizes(question: Question) {
  const { maximumMarks } = question;
  // Beside the whole marks, room for the given half.
  const buttons = isRead(question) ? maximumMarks + 2 : maximumMarks / MARK_STEP + 1;
  const cells = maximumMarks > MOST_MARKS_AS_BUTTONS ? 5 : Math.max(buttons, 3);
  return { '--mark-cells': cells, '--mark-cell': cells > 5 ? '1.5625rem' : '2rem' };
}

/** The answers not yet marked. */
function Unmarked({ groups }: { groups: readonly ReviewGroup[] }) {
  return (
    <tbody>
      <tr className={pileStyles.pile}>
        <th colSpan={6} scope="rowgroup" className={pileStyles.pileCell}>
          <span className={pileStyles.pileName}>{benchTexts.notEvaluated}</span>
        </th>
      </tr>
      {groups.map(({ key, wordings: [{ answer }], studentIds }) => (
        <tr key={key} className={styles.row}>
          <td className={styles.answer}>
            <span className={styles.said} dir="auto">
              {answer === undefined ? texts.noAnswer : displayAnswer(answer)}
            </span>
          </td>
          <td className={styles.students}>{studentIds.length}</td>
        </tr>
      ))}
    </tbody>
  );
}
