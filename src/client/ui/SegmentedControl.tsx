import { type ReactNode, useId, useRef } from 'react';
import { classNames } from './class-names';
import styles from './SegmentedControl.module.css';
import { VisuallyHidden } from './VisuallyHidden';

interface SegmentedControlProps<Value extends string> {
  label: string;
  options: readonly { value: Value; label: ReactNode }[];
  value: Value;
  onChange: (value: Value) => void;
  /** Called after a choice by pointer, for moving the focus on; arrow keys keep it. */
  onPick?: (() => void) | undefined;
  labelHidden?: boolean | undefined;
  disabled?: boolean | undefined;
  /** Small: the height of a line in a dense form. */
  size?: 'default' | 'small';
}

/** One choice of a few, all visible; native radio buttons, so that the arrow keys work. */
export function SegmentedControl<Value extends string>(props: SegmentedControlProps<Value>) {
  const name = useId();
  const isByPointer = useRef(false);
  return (
    <fieldset
      className={styles.group}
      disabled={props.disabled}
      onPointerDown={() => {
        isByPointer.current = true;
      }}
      onKeyDown={() => {
        isByPointer.current = false;
      }}
    >
      {props.labelHidden ? (
        <legend>
          <VisuallyHidden>{props.label}</VisuallyHidden>
        </legend>
      ) : (
        <legend className={styles.legend}>{props.label}</legend>
      )}
      <div className={classNames(styles.options, props.size === 'small' && styles.small)}>
        {props.options.map((option) => (
          <label key={option.value} className={styles.option}>
            <input
              type="radio"
              className={styles.input}
              name={name}
              value={option.value}
              checked={option.value === props.value}
              onChange={() => {
                props.onChange(option.value);
                if (isByPointer.current) props.onPick?.();
              }}
            />
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
