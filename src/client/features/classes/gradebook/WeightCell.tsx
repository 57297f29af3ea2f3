import { type KeyboardEvent, useRef, useState } from 'react';
import { WEIGHT_PERCENT_MAXIMUM } from '../../../../shared/constants';
import styles from './GradebookHead.module.css';
import type { GridPlace } from './grid-place';
import { texts } from './texts';
import { placeProps } from './use-grid';

interface WeightCellProps {
  title: string;
  percent: number;
  at: GridPlace;
  isTabStop: boolean;
  /** Absent where the reader may not change it. */
  onChange: ((percent: number) => void) | undefined;
}

const WHOLE = /^\d{1,4}$/;

/** How much a quiz counts, changed where it stands: Enter begins and ends, Escape leaves it as it was. */
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
    // Once the field has gone.
    setTimeout(() => button.current?.focus());
  };
  const keep = (text: string): boolean => {
    const value = text.trim().replace(/%$/, '').trimEnd();
    const isGood = WHOLE.test(value) && Number(value) <= WEIGHT_PERCENT_MAXIMUM;
    setWrong(!isGood);
    if (isGood && Number(value) !== percent) onChange(Number(value));
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
        // It was asked for by a press.
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
