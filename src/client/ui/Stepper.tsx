import { Minus, Plus } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { typedNumber } from '../../shared/number-answer/typed-number';
import { IconButton } from './Button';
import styles from './Stepper.module.css';
import { VisuallyHidden } from './VisuallyHidden';

interface StepperProps {
  label: string;
  value: number;
  min: number;
  max: number;
  step: number;
  /** Called with the new number: immediately for buttons and arrow keys, for typed input on Enter or blur. */
  onChange: (value: number) => void;
  disabled?: boolean | undefined;
  labelHidden?: boolean | undefined;
  /** Shown after the control, e.g. "/ 2". */
  suffix?: ReactNode;
  /** Error for input that is not a number or is out of range. */
  refusal: string;
}

/** A number between two buttons. Typed input snaps to the scale; out-of-range input is rejected, never clamped. */
export function Stepper(props: StepperProps) {
  const { label, value, min, max, step, onChange, disabled, labelHidden, suffix, refusal } = props;
  const id = useId();
  const [typed, setTyped] = useState<string | undefined>();
  const [isRefused, setRefused] = useState(false);
  const refusalId = useId();

  const moveTo = (wanted: number) => {
    setTyped(undefined);
    setRefused(false);
    const next = toStep(wanted, { min, max, step });
    if (next !== value) onChange(next);
  };
  const takeTyped = () => {
    const wanted = typed === undefined || typed.trim() === '' ? value : typedNumber(typed, { min, max });
    if (Number.isNaN(wanted)) setRefused(true);
    else moveTo(wanted);
  };

  return (
    <div className={styles.stepper}>
      <label htmlFor={id} className={styles.label}>
        {labelHidden ? <VisuallyHidden>{label}</VisuallyHidden> : label}
      </label>
      <div className={styles.control}>
        <IconButton
          variant="ghost"
          label={`${label}: ${step} less`}
          disabled={disabled || value <= min}
          onClick={() => moveTo(value - step)}
        >
          <Minus size={18} aria-hidden="true" />
        </IconButton>
        <input
          id={id}
          className={styles.input}
          type="text"
          inputMode="decimal"
          autoComplete="off"
          disabled={disabled}
          value={typed ?? String(value)}
          role="spinbutton"
          aria-valuenow={value}
          aria-valuemin={min}
          aria-valuemax={max}
          onFocus={(event) => event.currentTarget.select()}
          aria-invalid={isRefused || undefined}
          aria-describedby={isRefused ? refusalId : undefined}
          onChange={(event) => {
            setTyped(event.currentTarget.value);
            setRefused(false);
          }}
          onBlur={takeTyped}
          onKeyDown={(event) => {
            if (event.key === 'Enter') takeTyped();
            if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
            event.preventDefault();
            moveTo(value + (event.key === 'ArrowUp' ? step : -step));
          }}
        />
        <IconButton
          variant="ghost"
          label={`${label}: ${step} more`}
          disabled={disabled || value >= max}
          onClick={() => moveTo(value + step)}
        >
          <Plus size={18} aria-hidden="true" />
        </IconButton>
      </div>
      {suffix && <span className={styles.suffix}>{suffix}</span>}
      {isRefused && (
        <span id={refusalId} role="alert" className={styles.refusal}>
          {refusal}
        </span>
      )}
    </div>
  );
}

interface StepRange {
  min: number;
  max: number;
  step: number;
}

/** The nearest value on the scale, clamped to its ends. */
export function toStep(value: number, { min, max, step }: StepRange): number {
  const steps = Math.round((value - min) / step);
  // Twelve digits suffice for any mark and drop floating-point noise.
  const snapped = Number((min + steps * step).toPrecision(12));
  return Math.min(Math.max(snapped, min), max);
}
