import { Check } from 'lucide-react';
import type { ChosenAnswer } from '../../../../shared/results/chosen-answers';
import { Badge } from '../../../ui/Badge';
import { Card } from '../../../ui/Card';
import { DataTable } from '../../../ui/DataTable';
import { type Column, useDataTable } from '../../../ui/use-data-table';
import styles from './ChoiceTable.module.css';
import { itemTexts } from './item-texts';

interface ChoiceTableProps {
  choices: readonly ChosenAnswer[];
  /** How many students each half has: a full bar. */
  halfSize: number;
  number: number;
}

/** Who chose what: the distractor table of a question. */
export function ChoiceTable({ choices, halfSize, number }: ChoiceTableProps) {
  const counts = countColumns(halfSize);
  const table = useDataTable({
    rows: choices,
    columns: [CHOICE, ...counts],
    rowId: (choice) => choice.label ?? `none ${choices.indexOf(choice)}`,
  });
  return (
    <DataTable
      label={`Choices for question ${number}`}
      table={table}
      cardsClassName={styles.cards}
      card={(choice) => (
        <Card as="li" className={styles.card}>
          <p className={styles.choice}>{CHOICE.cell(choice)}</p>
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
  cell: ({ label, isKey }) => (
    <>
      {label ?? <em>{itemTexts.noAnswer}</em>}{' '}
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

/** A number with a bar beside it that says the same. */
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
