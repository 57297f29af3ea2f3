import { type KeyboardEvent, useRef, useState } from 'react';
import { WEIGHT_PERCENT_MAXIMUM } from '../../../../shared/constants';
import { typedNumber } from '../../../../shared/number-answer/typed-number';
import type { GridPlace } from '../../../ui/grid/grid-place';
import { placeProps } from '../../../ui/grid/use-grid';
import { texts } from './texts';
import styles from './WeightCell.module.css';

interface WeightCellProps {
  title: string;
  percent: number;
  at: GridPlace;
  isTabStop: boolean;
  /** Absent if read-only. */
  onChange: ((percent: number) => void) | undefined;
}

/** A quiz's weight, edited in place: Enter starts and saves, Escape cancels. */
export function WeightCell({ title, percent, at, isTabStop, onChange }: WeightCellProps) {
  const [typed, setTyped] = useState<string | undefined>();
  const [isWrong, setWrong] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const tabIndex = isTabStop ? 0 : -1;
  if (!onChange) {
    return (
      <span className={styles.weightText} tabIndex={tabIndex} {...placeProps(at)}>
        {percent}%
      </span>
    );
  }
  const stop = () => {
    setTyped(undefined);
    setWrong(false);
    // After the field has been removed.
    setTimeout(() => button.current?.focus());
  };
  const keep = (text: string): boolean => {
    const value = typedNumber(text.trim().replace(/%$/, ''), {
      min: 0,
      max: WEIGHT_PERCENT_MAXIMUM,
      step: 1,
    });
    const isGood = !Number.isNaN(value);
    setWrong(!isGood);
    if (isGood && value !== percent) onChange(value);
    return isGood;
  };
  if (typed === undefined) {
    return (
      <button
        ref={button}
        type="button"
        className={styles.weight}
        tabIndex={tabIndex}
        aria-label={texts.changeWeight(title, percent)}
        onClick={() => setTyped(String(percent))}
        {...placeProps(at)}
      >
        {percent}%
      </button>
    );
  }
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    event.stopPropagation();
    if (event.key === 'Escape' || (event.key === 'Enter' && keep(typed))) {
      event.preventDefault();
      stop();
    }
  };
  return (
    <>
      <input
        className={styles.weightField}
        inputMode="numeric"
        // biome-ignore lint/a11y/noAutofocus: the field stands where the button had the focus.
        autoFocus
        aria-label={texts.weightOf(title)}
        aria-invalid={isWrong || undefined}
        value={typed}
        onFocus={({ currentTarget }) => currentTarget.select()}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        onKeyDown={onKeyDown}
        onBlur={() => keep(typed) && setTyped(undefined)}
        {...placeProps(at)}
      />
      {isWrong && (
        <span role="alert" className={styles.wrong}>
          {texts.weightInvalid}
        </span>
      )}
    </>
  );
}
