import { useFormContext } from 'react-hook-form';
import { MINIMUM_OPTION_COUNT } from '../../../shared/constants';
import { fieldIds } from '../editing-texts';
import type { ListedForm } from '../listed-form';
import styles from './editing.module.css';
import { type OptionMark, OptionRow } from './OptionRow';
import type { useOptions } from './use-options';

interface OptionRowsProps {
  rows: ReturnType<typeof useOptions>;
  frozen: boolean;
  error: string | undefined;
  /** Absent if no option is more correct than another. */
  markOf?: (index: number) => OptionMark;
}

/** The list of options; the error summary links to the first without a text. */
export function OptionRows({ rows, frozen, error, markOf }: OptionRowsProps) {
  const { register } = useFormContext<ListedForm<string>>();
  const { fields, options } = rows;
  const firstBlank = options.findIndex(({ text }) => text.trim() === '');
  return (
    <ol className={styles.list}>
      {fields.map(({ id }, index) => (
        <OptionRow
          key={id}
          text={register(`options.${index}.text`)}
          value={options[index]?.text ?? ''}
          mark={markOf?.(index)}
          number={index + 1}
          count={fields.length}
          frozen={frozen}
          fieldId={index === Math.max(firstBlank, 0) ? fieldIds.options : undefined}
          invalid={error !== undefined && (firstBlank < 0 || options[index]?.text.trim() === '')}
          onMove={(to) => rows.moveTo(index, to)}
          onRemove={fields.length > MINIMUM_OPTION_COUNT ? () => rows.removeAt(index) : undefined}
          onKeyDown={(event) => rows.keyDown(event, index)}
          onPaste={(event) => rows.paste(event, index)}
        />
      ))}
    </ol>
  );
}
