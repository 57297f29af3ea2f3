import { useId } from 'react';
import { NAME_ORDERS } from '../../../../shared/classes/as-read';
import type { RosterOffer } from '../../../../shared/classes/schema';
import type { RosterAs } from '../../../../shared/roster/request';
import { RadioChoice } from '../../../ui/RadioChoice';
import { SegmentedControl } from '../../../ui/SegmentedControl';
import { Select } from '../../../ui/Select';
import styles from './ListChoices.module.css';
import { rosterTexts } from './roster-texts';

type Column = NonNullable<RosterOffer['columns']>[number];

interface ListChoicesProps {
  offer: RosterOffer;
  as: RosterAs;
  isFixed: boolean;
  onChoose: (as: RosterAs) => void;
}

/** The open questions of a whole list: its text encoding, the order of names, and unknown columns. */
export function ListChoices({ offer, as, isFixed, onChoose }: ListChoicesProps) {
  const { encodings = [], nameOrder, columns = [] } = offer;
  const first = encodings[0]?.encoding ?? '';
  if (encodings.length + columns.length === 0 && !nameOrder) return null;
  return (
    <div className="grid gap-3">
      {encodings.length > 0 && (
        <RadioChoice
          legend={rosterTexts.encodings}
          values={encodings.map(({ encoding }) => encoding)}
          texts={Object.fromEntries(
            encodings.map(({ encoding, sample }) => [encoding, [sample || rosterTexts.noSample, encoding]]),
          )}
          value={as.encoding ?? first}
          disabled={isFixed}
          onChange={(encoding) => onChoose({ ...as, encoding: encoding as RosterAs['encoding'] })}
        />
      )}
      {nameOrder && (
        <SegmentedControl
          label={rosterTexts.nameOrder}
          size="small"
          options={NAME_ORDERS.map((value) => ({ value, label: rosterTexts.orders[value] }))}
          value={as.nameOrder ?? nameOrder}
          disabled={isFixed}
          onChange={(order) => onChoose({ ...as, nameOrder: order })}
        />
      )}
      {columns.map((column) => (
        <ColumnChoice
          key={column.column}
          {...{ column, isFixed }}
          onChoose={(kind) => onChoose({ ...as, columns: { ...as.columns, [column.column]: kind } })}
        />
      ))}
    </div>
  );
}

interface ColumnChoiceProps {
  column: Column;
  isFixed: boolean;
  onChoose: (kind: Column['kind']) => void;
}

const KINDS = ['other', 'first', 'middle', 'last', 'name', 'number', 'email'] as const;

function ColumnChoice({ column: { heading, sample, kind }, isFixed, onChoose }: ColumnChoiceProps) {
  const id = useId();
  return (
    <div className={styles.column}>
      <label htmlFor={id} className="break-anywhere">
        <bdi>{rosterTexts.column(heading)}</bdi>
        <span className="block text-muted text-xs">{sample}</span>
      </label>
      <Select
        id={id}
        value={kind}
        options={KINDS.map((value) => ({ value, label: rosterTexts.kinds[value] }))}
        disabled={isFixed}
        onChange={onChoose}
      />
    </div>
  );
}
