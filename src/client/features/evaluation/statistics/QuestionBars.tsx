import { type ReactNode, useState } from 'react';
import type { Question } from '../../../../shared/question/schema';
import { plainWords } from '../../../quiz-parts/rich-text/plain-words';
import { FormattedText, FormattedTexts } from '../../../quiz-parts/rich-text/RichText';
import { useFormatted } from '../../../quiz-parts/rich-text/texts-context';
import { barTone, cutQuestionText } from '../../../rules/results/display';
import { type ItemAnalysis, isSure } from '../../../rules/results/item-analysis';
import type { QuestionStatistics } from '../../../rules/results/statistics';
import { ProgressBar } from '../../../ui/ProgressBar';
import { VisuallyHidden } from '../../../ui/VisuallyHidden';
import { ItemFigures, isClassTooSmall } from './ItemFigures';
import { itemTexts } from './item-texts';
import styles from './QuestionBars.module.css';

const TONES = { green: 'ok', yellow: 'warn', red: 'bad' } as const;

const KEY = [
  { tone: 'ok', label: '80% or more' },
  { tone: 'warn', label: '60% or more' },
  { tone: 'bad', label: 'below 60%' },
] as const;

interface QuestionBarsProps {
  questions: readonly Question[];
  /** The right answers to each, in the same order. */
  statistics: readonly QuestionStatistics[];
  /** Further figures of each, in the same order. */
  items: readonly ItemAnalysis[];
}

/** The share of right answers to each question, by colour, pattern and number (spec §9), and its quality. */
export function QuestionBars({ questions, statistics, items }: QuestionBarsProps) {
  const isTooSmall = items.every(isClassTooSmall);
  const mayBeChance = items.some(({ discrimination }) => discrimination && !isSure(discrimination));
  return (
    <section className={styles.section}>
      <h2>Correct answers per question</h2>
      {isTooSmall && <p className={styles.note}>{itemTexts.tooFew}.</p>}
      {mayBeChance && <p className={styles.note}>{itemTexts.mayBeChance}</p>}
      <ol className={styles.list}>
        {questions.map((question, index) => {
          const item = items[index];
          const correctPercent = statistics[index]?.correctPercent ?? 0;
          return (
            <li key={question._id} className={styles.row}>
              <FormattedTexts of={question}>
                <AskedText question={question} number={index + 1} />
                <ProgressBar
                  value={correctPercent}
                  max={100}
                  label={`Correct answers to question ${index + 1}`}
                  tone={TONES[barTone(correctPercent)]}
                />
                <span className={styles.percent}>{correctPercent}%</span>
                {item && <ItemFigures item={item} number={index + 1} saysHowWell={!isTooSmall} />}
              </FormattedTexts>
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

interface AskedTextProps {
  question: Question;
  number: number;
}

/** A plain text cut at 80 characters (spec §9); a formatted one at two lines. */
function AskedText({ question, number }: AskedTextProps) {
  const html = useFormatted(question.text);
  if (html === undefined) return <CutText number={number} text={question.text} />;
  const words = plainWords(question);
  return (
    <FoldedQuestion
      name={`${number}. ${words}`}
      short={
        <span className={styles.clamped}>
          {number}. <FormattedText html={html} isLine />
        </span>
      }
      whole={<FormattedText html={html} />}
    />
  );
}

function CutText({ number, text }: { number: number; text: string }) {
  const cut = cutQuestionText(text);
  if (cut === text) {
    return (
      <span className={styles.text} dir="auto">
        {number}. {text}
      </span>
    );
  }
  return <FoldedQuestion name={`${number}. ${text}`} short={`${number}. ${cut}`} whole={text} />;
}

interface FoldedQuestionProps {
  /** The accessible name. */
  name: string;
  short: ReactNode;
  whole: ReactNode;
}

/** The beginning of a question; whole for screen readers, and on hover, focus and tap. */
function FoldedQuestion({ name, short, whole }: FoldedQuestionProps) {
  const [isOpen, setIsOpen] = useState(false);
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
      <VisuallyHidden>{name}</VisuallyHidden>
      <span aria-hidden="true" dir="auto">
        {short}
      </span>
      {isOpen && (
        <span className={styles.whole} aria-hidden="true" dir="auto">
          {whole}
        </span>
      )}
    </button>
  );
}
