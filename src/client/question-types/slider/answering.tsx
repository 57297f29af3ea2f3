import { useId, useRef, useState } from 'react';
import { formatNumber } from '../../../shared/languages/format-number';
import { typedNumber } from '../../../shared/number-answer/typed-number';
import type { AskedQuestionOf } from '../../../shared/question/schema';
import { snapToStep } from '../../../shared/question-types/slider/steps';
import { SymbolPicker } from '../../rich-field/SymbolPicker';
import { Button } from '../../ui/Button';
import { NumberField } from '../../ui/NumberField';
import type { Answering, AnswerProps } from '../answering-module';
import { questionTexts } from '../question-texts';
import styles from './answering.module.css';

export const sliderAnswering = {
  badge: questionTexts.slider,
  Input: SliderAnswer,
} satisfies Answering<'slider'>;

/** The maximum number of useful ticks. */
const TICKS_UP_TO = 20;

/** A native slider and a number field bound to it; unanswered until one is touched. */
function SliderAnswer({ question: range, answer, onAnswer }: AnswerProps<AskedQuestionOf<'slider'>>) {
  const id = useId();
  const [typed, setTyped] = useState<string | undefined>();
  const field = useRef<HTMLInputElement>(null);
  const { min, max, step } = range;
  const value = typeof answer === 'number' ? answer : undefined;
  const stepCount = Math.floor((max - min) / step + 1e-9);

  const move = (wanted: number) => {
    setTyped(undefined);
    onAnswer(wanted);
  };
  // Leaving the thumb in place is an answer too, though the browser fires no change.
  const settle = (shown: number) => {
    if (value === undefined) move(shown);
  };
  const type = (text: string) => {
    setTyped(text);
    const number = typedNumber(text, { min, max, step });
    onAnswer(Number.isNaN(number) ? null : number);
  };

  return (
    <div className={styles.slider}>
      <div>
        <input
          type="range"
          className={value === undefined ? styles.untouched : styles.track}
          min={min}
          max={max}
          step={step}
          value={value ?? snapToStep((min + max) / 2, range)}
          aria-label={questionTexts.yourAnswer}
          aria-valuetext={value === undefined ? questionTexts.notAnswered : formatNumber(value)}
          aria-describedby={`${id}-state`}
          onChange={(event) => move(event.currentTarget.valueAsNumber)}
          onPointerUp={(event) => settle(event.currentTarget.valueAsNumber)}
          onKeyUp={(event) => {
            if (event.key !== 'Tab') settle(event.currentTarget.valueAsNumber);
          }}
        />
        {stepCount <= TICKS_UP_TO && (
          <div className={styles.ticks} aria-hidden="true">
            {Array.from({ length: stepCount + 1 }, (_, tick) => (
              <span key={tick} className={styles.tick} />
            ))}
          </div>
        )}
        <div className={styles.ends} aria-hidden="true">
          <span>{formatNumber(min)}</span>
          <span>{formatNumber(max)}</span>
        </div>
      </div>
      <div className={styles.exact}>
        <NumberField
          ref={field}
          inputMode="decimal"
          // A phone's decimal keypad may lack the minus.
          aside={min < 0 ? <SymbolPicker field={field} first="math" /> : undefined}
          label={questionTexts.yourAnswer}
          hint={questionTexts.sliderRange({ min: formatNumber(min), max: formatNumber(max) })}
          className={styles.number}
          min={min}
          max={max}
          step={step}
          value={typed ?? String(value ?? '')}
          onChange={(event) => type(event.currentTarget.value)}
          onBlur={() => value !== undefined && setTyped(undefined)}
        />
        <p id={`${id}-state`} className={styles.state}>
          {value === undefined ? questionTexts.notAnswered : ''}
        </p>
        {value !== undefined && (
          <Button variant="ghost" onClick={() => onAnswer(null)}>
            {questionTexts.clearAnswer}
          </Button>
        )}
      </div>
    </div>
  );
}
