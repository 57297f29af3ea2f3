import type { ComponentProps } from 'react';
import { classNames } from './class-names';
import styles from './Field.module.css';
import { TextField } from './TextField';

/** A number input whose value cannot change by scrolling past it. */
export function NumberField({ inputClassName, ...rest }: Omit<ComponentProps<typeof TextField>, 'type'>) {
  return (
    <TextField
      inputMode="decimal"
      {...rest}
      type="number"
      inputClassName={classNames(styles.number, inputClassName)}
      onWheel={(event) => event.currentTarget.blur()}
    />
  );
}
