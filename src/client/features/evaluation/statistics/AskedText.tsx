import { type ReactNode, useState } from 'react';
import type { Question } from '../../../../shared/question/schema';
import { plainWords } from '../../../rich-text/plain-words';
import { FormattedText } from '../../../rich-text/RichText';
import { useFormatted } from '../../../rich-text/texts-context';
import { cutQuestionText } from '../../../rules/results/display';
import { VisuallyHidden } from '../../../ui/VisuallyHidden';
import styles from './AskedText.module.css';

interface AskedTextProps {
  question: Question;
  number: number;
}

/** A plain text cut at 80 characters (spec §9); a formatted one at two lines. */
export function AskedText({ question, number }: AskedTextProps) {
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
      <span className="min-w-0 break-anywhere" dir="auto">
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
