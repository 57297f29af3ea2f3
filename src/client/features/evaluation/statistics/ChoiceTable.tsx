import { Check } from 'lucide-react';
import type { ChosenAnswer } from '../../../../shared/results/chosen-answers';
import { Badge } from '../../../ui/Badge';
import { Card } from '../../../ui/Card';
import { Table } from '../../../ui/Table';
import styles from './ChoiceTable.module.css';
import { itemTexts } from './item-texts';

interface ChoicesProps {
  choices: readonly ChosenAnswer[];
  /** How many students each half has: a full bar. */
  halfSize: number;
  number: number;
}

/** Who chose what: the distractor table of a question. */
export function ChoiceTable({ choices, halfSize, number }: ChoicesProps) {
  const head = [itemTexts.choice, itemTexts.all, itemTexts.strong, itemTexts.weak].map((label) => (
    <th key={label} scope="col">
      {label}
    </th>
  ));
  return (
    <Table label={`Choices for question ${number}`} head={head}>
      {choices.map((choice, place) => (
        <tr key={choice.label ?? `none ${place}`}>
          <th scope="row" className={styles.choice}>
            <ChoiceName choice={choice} />
          </th>
          <td>{choice.all}</td>
          <td>
            <Count count={choice.strong} of={halfSize} />
          </td>
          <td>
            <Count count={choice.weak} of={halfSize} />
          </td>
        </tr>
      ))}
    </Table>
  );
}

/** The same on a phone: one card for each choice. */
export function ChoiceCards({ choices, halfSize, number }: ChoicesProps) {
  return (
    <ul className={styles.cards} aria-label={`Choices for question ${number}`}>
      {choices.map((choice, place) => (
        <Card as="li" key={choice.label ?? `none ${place}`} className={styles.card}>
          <p className={styles.choice}>
            <ChoiceName choice={choice} />
          </p>
          <dl className={styles.counts}>
            <dt>{itemTexts.all}</dt>
            <dd>{choice.all}</dd>
            <dt>{itemTexts.strong}</dt>
            <dd>
              <Count count={choice.strong} of={halfSize} />
            </dd>
            <dt>{itemTexts.weak}</dt>
            <dd>
              <Count count={choice.weak} of={halfSize} />
            </dd>
          </dl>
        </Card>
      ))}
    </ul>
  );
}

function ChoiceName({ choice }: { choice: ChosenAnswer }) {
  return (
    <>
      {choice.label ?? <em>{itemTexts.noAnswer}</em>}{' '}
      {choice.isKey && (
        <Badge tone="ok">
          <Check aria-hidden="true" />
          {itemTexts.key}
        </Badge>
      )}
    </>
  );
}

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
