import { type KeyboardEvent, useRef } from 'react';
import { TEXT_MAXIMUM_LENGTH } from '../../../shared/constants';
import type { AskedQuestionOf } from '../../../shared/question/schema';
import { SymbolPicker } from '../../rich-field/SymbolPicker';
import { GapText } from '../../rich-text/gaps/GapText';
import { ShownWords } from '../../rich-text/ShownWords';
import type { Answering, AnswerProps } from '../answering-module';
import { questionTexts } from '../question-texts';
import styles from './answering.module.css';

export const clozeAnswering = {
  badge: questionTexts.gaps,
  marksNote: ({ partialCredit }) => (partialCredit ? questionTexts.partMarks : undefined),
  heading: questionTexts.fillIn,
  Input: Gaps,
} satisfies Answering<'cloze'>;

type Gap = AskedQuestionOf<'cloze'>['gaps'][number];

/** The text with a field in each gap; Enter moves to the next gap, and from the last one continues. */
function Gaps({ question, answer, onAnswer, onEnter }: AnswerProps<AskedQuestionOf<'cloze'>>) {
  const { text, gaps } = question;
  const box = useRef<HTMLDivElement>(null);
  const given = gaps.map((_, at) => (Array.isArray(answer) ? (answer[at] ?? '') : ''));

  const set = (at: number, value: string) => {
    const next = given.with(at, value);
    onAnswer(next.every((each) => each === '') ? null : next);
  };
  const enter = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    const fields = [...(box.current?.querySelectorAll<HTMLElement>('input, select') ?? [])];
    const next = fields[fields.indexOf(event.currentTarget) + 1];
    if (next) next.focus();
    else onEnter?.();
  };
  return (
    <div className={styles.cloze}>
      <div ref={box} className={styles.text}>
        <GapText
          text={text}
          count={gaps.length}
          gap={(at, around) => (
            <GapField
              gap={gaps[at]}
              label={nameOfGap({ number: at + 1, count: gaps.length, around })}
              value={given[at] ?? ''}
              onChange={(value) => set(at, value)}
              onEnter={enter}
            />
          )}
        />
      </div>
      {gaps.some(({ kind }) => kind !== 'select') && (
        <div>
          <SymbolPicker scope={box} />
        </div>
      )}
    </div>
  );
}

/** A gap by its number and, if there is any, the text around it. */
const nameOfGap = (gap: { number: number; count: number; around: string }): string =>
  gap.around === '' ? questionTexts.gap(gap) : questionTexts.gapWithin(gap);

interface GapFieldProps {
  gap: Gap | undefined;
  label: string;
  value: string;
  onChange: (value: string) => void;
  onEnter: (event: KeyboardEvent<HTMLElement>) => void;
}

/** The width of a field in characters: at first, independent of the answer, and at most. */
const WIDTH = { least: 8, most: 40 };

function GapField({ gap, label, value, onChange, onEnter }: GapFieldProps) {
  if (gap?.kind === 'select') {
    return (
      <select
        className={styles.select}
        aria-label={label}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
      >
        <option value="">{questionTexts.choose}</option>
        {gap.options?.map((option) => (
          <option key={option} value={option}>
            <ShownWords text={option} />
          </option>
        ))}
      </select>
    );
  }
  return (
    <input
      type="text"
      dir="auto"
      className={styles.field}
      aria-label={label}
      size={Math.min(Math.max([...value].length + 1, WIDTH.least), WIDTH.most)}
      value={value}
      maxLength={TEXT_MAXIMUM_LENGTH}
      inputMode={gap?.kind === 'number' && !gap.asksUnit ? 'decimal' : 'text'}
      autoComplete="off"
      autoCapitalize="off"
      spellCheck={false}
      enterKeyHint="next"
      onChange={(event) => onChange(event.currentTarget.value)}
      onKeyDown={onEnter}
    />
  );
}
