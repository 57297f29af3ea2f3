import { useState } from 'react';
import { barTone, cutQuestionText } from '../../../../shared/results/display';
import type { ItemAnalysis } from '../../../../shared/results/item-analysis';
import type { QuestionStatistics } from '../../../../shared/results/statistics';
import { ProgressBar } from '../../../ui/ProgressBar';
import { VisuallyHidden } from '../../../ui/VisuallyHidden';
import { ItemFigures } from './ItemFigures';
import styles from './QuestionBars.module.css';

const TONES = { green: 'ok', yellow: 'warn', red: 'bad' } as const;

const KEY = [
  { tone: 'ok', label: '80% or more' },
  { tone: 'warn', label: '60% or more' },
  { tone: 'bad', label: 'below 60%' },
] as const;

interface QuestionBarsProps {
  questions: readonly QuestionStatistics[];
  /** What else is known about each of them, in the same order. */
  items: readonly ItemAnalysis[];
}

/** How many were right on each question: colour, pattern and number say the same (spec §9); and how good it was. */
export function QuestionBars({ questions, items }: QuestionBarsProps) {
  return (
    <section className={styles.section}>
      <h2>Correct answers per question</h2>
      <ol className={styles.list}>
        {questions.map(({ questionId, text, correctPercent }, index) => {
          const item = items[index];
          return (
            <li key={questionId} className={styles.row}>
              <CutText number={index + 1} text={text} />
              <ProgressBar
                value={correctPercent}
                max={100}
                label={`Correct answers to question ${index + 1}`}
                tone={TONES[barTone(correctPercent)]}
              />
              <span className={styles.percent}>{correctPercent}%</span>
              {item && <ItemFigures item={item} number={index + 1} />}
            </li>
          );
        })}
      </ol>
      <ul className={styles.key} aria-label="Key">
        {KEY.map(({ tone, label }) => (
          <li key={tone} className={styles.keyEntry}>
            <span className={styles.sample} aria-hidden="true">
              <ProgressBar value={1} max={1} label="" tone={tone} />
            </span>
            {label}
          </li>
        ))}
      </ul>
    </section>
  );
}

interface CutTextProps {
  number: number;
  text: string;
}

/** A question text cut at 80 characters (spec §9); whole to screen readers, and on hover, focus and tap. */
function CutText({ number, text }: CutTextProps) {
  const [isOpen, setIsOpen] = useState(false);
  const cut = cutQuestionText(text);
  if (cut === text) {
    return (
      <span className={styles.text} dir="auto">
        {number}. {text}
      </span>
    );
  }
  return (
    <button
      type="button"
      className={styles.cut}
      onClick={() => setIsOpen((before) => !before)}
      onPointerEnter={(event) => event.pointerType === 'mouse' && setIsOpen(true)}
      onPointerLeave={(event) => event.pointerType === 'mouse' && setIsOpen(false)}
      onFocus={(event) => event.currentTarget.matches(':focus-visible') && setIsOpen(true)}
      onBlur={() => setIsOpen(false)}
    >
      <VisuallyHidden>
        {number}. {text}
      </VisuallyHidden>
      <span aria-hidden="true" dir="auto">
        {number}. {cut}
      </span>
      {isOpen && (
        <span className={styles.whole} aria-hidden="true" dir="auto">
          {text}
        </span>
      )}
    </button>
  );
}
