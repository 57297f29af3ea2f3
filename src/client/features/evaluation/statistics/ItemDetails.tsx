import { Check } from 'lucide-react';
import type { ChosenAnswer } from '../../../../shared/results/chosen-answers';
import { RichText } from '../../../rich-text/RichText';
import type { ItemAnalysis } from '../../../rules/results/item-analysis';
import { Badge } from '../../../ui/Badge';
import { Card } from '../../../ui/Card';
import { DataTable } from '../../../ui/DataTable';
import { type Column, useDataTable } from '../../../ui/use-data-table';
import styles from './ItemDetails.module.css';
import { itemTexts } from './item-texts';

interface ItemDetailsProps {
  item: ItemAnalysis;
  number: number;
}

/** A question's choices, and how certain its figures are. */
export function ItemDetails({ item, number }: ItemDetailsProps) {
  return (
    <div className={styles.content}>
      {item.choices && (
        <>
          <ChoiceTable choices={item.choices} halfSize={item.halfSize} number={number} />
          <p className={styles.note}>{itemTexts.halves(item.halfSize)}</p>
        </>
      )}
      <p className={styles.note}>{itemTexts.margins(item)}</p>
    </div>
  );
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
        <span className="text-muted">
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
    <span className="flex items-center gap-3">
      <span className={styles.number}>{count}</span>
      <span className={styles.track} aria-hidden="true">
        <span className={styles.bar} style={{ width: `${of > 0 ? (100 * count) / of : 0}%` }} />
      </span>
    </span>
  );
}
