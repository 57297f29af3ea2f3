import { barTone } from '../../../../shared/results/display';
import type { ItemAnalysis } from '../../../../shared/results/item-analysis';
import type { QuestionStatistics } from '../../../../shared/results/statistics';
import { ProgressBar } from '../../../ui/ProgressBar';
import { CutText } from './CutText';
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
