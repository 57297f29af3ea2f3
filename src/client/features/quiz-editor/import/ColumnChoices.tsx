import { useEffect, useEffectEvent, useId, useState } from 'react';
import type { ReadingChoices } from '../../../../shared/import/read-as';
import type { ColumnKind } from '../../../../shared/import/rows/column-kinds';
import { Select } from '../../../ui/Select';
import styles from './ColumnChoices.module.css';
import { columnTexts } from './column-texts';
import type { Reading } from './use-reading';

type Table = NonNullable<ReadingChoices['table']>;

interface ColumnChoicesProps {
  reading: Pick<Reading, 'choices' | 'found' | 'as' | 'readAs'>;
  isFixed: boolean;
}

/** The detected role of each column; another choice re-reads the table. */
export function ColumnChoices({ reading, isFixed }: ColumnChoicesProps) {
  const { choices, found, as, readAs } = reading;
  const table = choices?.table;
  const headings = JSON.stringify(table?.headings);
  const [chosenFor, setChosenFor] = useState(headings);
  // A choice for one table does not apply to another pasted in its place.
  const isOther = table !== undefined && as.columns !== undefined && chosenFor !== headings;
  const forget = useEffectEvent(() => readAs({ ...as, columns: undefined }));
  useEffect(() => {
    if (isOther) forget();
  }, [isOther]);
  if (!table) return null;
  const hasKey = found?.answer.questions.some(({ problems }) => problems.length === 0) ?? false;
  return (
    <Columns
      key={headings}
      {...{ table, isFixed }}
      isUnclear={!table.columns.includes('correct') || !hasKey}
      onColumns={(columns) => {
        setChosenFor(headings);
        readAs({ ...as, columns });
      }}
    />
  );
}

interface ColumnsProps {
  table: Table;
  isFixed: boolean;
  isUnclear: boolean;
  onColumns: (columns: ColumnKind[]) => void;
}

function Columns({ table, isFixed, isUnclear, onColumns }: ColumnsProps) {
  // The block stays open after a choice, since the focus is inside.
  const [isOpen, setOpen] = useState(isUnclear);
  const { columns, headings, rows } = table;
  const id = useId();
  return (
    <details className={styles.columns} open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{isOpen ? columnTexts.title : columnTexts.folded}</summary>
      <p className={styles.hint}>{columns.includes('correct') ? columnTexts.hint : columnTexts.noAnswer}</p>
      <ul className={styles.list}>
        {columns.map((kind, at) => (
          <li key={at}>
            <label className={styles.heading} htmlFor={`${id}-${at}`} dir="auto">
              {headings[at] || columnTexts.column(at + 1)}
            </label>
            <Select
              id={`${id}-${at}`}
              value={kind}
              options={optionsOf(columns, at)}
              disabled={isFixed}
              onChange={(next) => onColumns(changed(columns, at, next))}
            />
            <ol className={styles.cells}>
              {rows.map((row, index) => (
                <li key={index} dir="auto">
                  {row[at] || '–'}
                </li>
              ))}
            </ol>
          </li>
        ))}
      </ul>
    </details>
  );
}

const OFFERED = [
  ...(['question', 'correct', 'option', 'wrong', 'options', 'optionFeedback', 'type', 'marks'] as const),
  ...(['explanation', 'time', 'tags', 'name', 'tolerance', 'unit', 'min', 'max', 'step', 'ignored'] as const),
];

/** Options are lettered in column order. */
function optionsOf(columns: readonly ColumnKind[], at: number): { value: ColumnKind; label: string }[] {
  const letter = String.fromCharCode(65 + columns.slice(0, at).filter((kind) => kind === 'option').length);
  const offered: readonly ColumnKind[] = columns[at] === 'unknown' ? ['unknown', ...OFFERED] : OFFERED;
  return offered.map((value) => ({
    value,
    label: value === 'option' ? columnTexts.option(letter) : columnTexts.kinds[value],
  }));
}

/** A table has one question column and one answer column: choosing another frees the previous. */
const changed = (columns: readonly ColumnKind[], at: number, next: ColumnKind): ColumnKind[] =>
  columns.map((kind, place) => {
    if (place === at) return next;
    return kind === next && (next === 'question' || next === 'correct') ? 'unknown' : kind;
  });
