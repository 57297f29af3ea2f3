import { Check } from 'lucide-react';
import type { ChosenAnswer } from '../../../../shared/results/chosen-answers';
import { FEWEST_STUDENTS } from '../../../../shared/results/wrong-key';
import { RichText } from '../../../quiz-parts/rich-text/RichText';
import { discriminationWord, type ItemAnalysis } from '../../../rules/results/item-analysis';
import { Badge } from '../../../ui/Badge';
import { Card } from '../../../ui/Card';
import { DataTable } from '../../../ui/DataTable';
import { type Column, useDataTable } from '../../../ui/use-data-table';
import { VisuallyHidden } from '../../../ui/VisuallyHidden';
import styles from './ItemFigures.module.css';
import { itemTexts } from './item-texts';

interface ItemFiguresProps {
  item: ItemAnalysis;
  number: number;
  /** Whether to state discrimination: not if no question of the class allows it. */
  saysHowWell: boolean;
}

/** A question's difficulty and discrimination; expanded, the choices and their certainty. */
export function ItemFigures({ item, number, saysHowWell }: ItemFiguresProps) {
  if (!item.facility) return null;
  return (
    <div className={styles.item}>
      <p>
        {itemTexts.facility(item.facility)}.{saysHowWell && ` ${discriminationText(item)}.`}
      </p>
      <details className={styles.more}>
        <summary>
          {item.choices ? itemTexts.more : itemTexts.moreOfText}
          <VisuallyHidden> of question {number}</VisuallyHidden>
        </summary>
        <div className={styles.content}>
          {item.choices && (
            <>
              <ChoiceTable choices={item.choices} halfSize={item.halfSize} number={number} />
              <p className={styles.note}>{itemTexts.halves(item.halfSize)}</p>
            </>
          )}
          <p className={styles.note}>{itemTexts.margins(item)}</p>
        </div>
      </details>
    </div>
  );
}

/** Whether too few students were asked to tell strong from weak. */
export const isClassTooSmall = ({ discrimination, students }: ItemAnalysis): boolean =>
  !discrimination && students < FEWEST_STUDENTS;

function discriminationText(item: ItemAnalysis): string {
  const { discrimination } = item;
  if (!discrimination) return isClassTooSmall(item) ? itemTexts.tooFew : itemTexts.noSpread;
  return itemTexts.discrimination(discriminationWord(discrimination.value), discrimination);
}

interface ChoiceTableProps {
  choices: readonly ChosenAnswer[];
  /** The number of students in each half, the length of a full bar. */
  halfSize: number;
  number: number;
}

/** The distractor table of a question. */
function ChoiceTable({ choices, halfSize, number }: ChoiceTableProps) {
  const counts = countColumns(halfSize);
  const table = useDataTable({
    rows: choices,
    columns: [CHOICE, ...counts],
    rowId: (choice) => String(choices.indexOf(choice)),
  });
  return (
    <DataTable
      label={`Choices for question ${number}`}
      table={table}
      cardsClassName={styles.cards}
      card={(choice) => (
        <Card as="li" className={styles.card}>
          <div className={styles.choice}>{CHOICE.cell(choice)}</div>
          <dl className={styles.counts}>
            {counts.map(({ id, head, cell }) => (
              <div key={id} className={styles.fact}>
                <dt>{head}</dt>
                <dd>{cell(choice)}</dd>
              </div>
            ))}
          </dl>
        </Card>
      )}
    />
  );
}

const CHOICE: Column<ChosenAnswer> = {
  id: 'choice',
  head: itemTexts.choice,
  kind: 'name',
  className: styles.choice,
  cell: ({ label, group, isKey }) => (
    <>
      {group !== null && (
        <span className={styles.group}>
          <RichText text={group} />:{' '}
        </span>
      )}
      {label === null ? <em>{itemTexts.noAnswer}</em> : <RichText text={label} />}{' '}
      {isKey && (
        <Badge tone="ok">
          <Check aria-hidden="true" />
          {itemTexts.key}
        </Badge>
      )}
    </>
  ),
};

const countColumns = (halfSize: number): readonly Column<ChosenAnswer>[] => [
  { id: 'all', head: itemTexts.all, cell: ({ all }) => all },
  {
    id: 'strong',
    head: itemTexts.strong,
    cell: ({ strong }) => <Count count={strong} of={halfSize} />,
  },
  { id: 'weak', head: itemTexts.weak, cell: ({ weak }) => <Count count={weak} of={halfSize} /> },
];

/** A number with its bar. */
function Count({ count, of }: { count: number; of: number }) {
  return (
    <span className={styles.count}>
      <span className={styles.number}>{count}</span>
      <span className={styles.track} aria-hidden="true">
        <span className={styles.bar} style={{ width: `${of > 0 ? (100 * count) / of : 0}%` }} />
      </span>
    </span>
  );
}
