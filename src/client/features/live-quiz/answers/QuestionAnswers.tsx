import { Check } from 'lucide-react';
import { memo, useState } from 'react';
import { isAnsweredBy, isChoice, isText } from '../../../../shared/question-types/traits';
import type { LiveQuestion } from '../../../../shared/supervision/schema';
import { isAnsweredByTexts } from '../../../rich-text/AnswerOfTexts';
import { FormattedTexts, RichText } from '../../../rich-text/RichText';
import { useFormatted } from '../../../rich-text/texts-context';
import { wordsOf } from '../../../rich-text/words-of';
import { classNames } from '../../../ui/class-names';
import { VisuallyHidden } from '../../../ui/VisuallyHidden';
import { texts } from '../texts';
import styles from './AnswersPanel.module.css';

interface QuestionAnswersProps {
  number: number;
  question: LiveQuestion;
}

/** One question with the number and distribution of its answers; expanded, each answer in full on its own line. */
export const QuestionAnswers = memo(function QuestionAnswers(props: QuestionAnswersProps) {
  const { number, question } = props;
  const { text, askedCount, answeredCount, rightCount } = question;
  const [isOpen, setOpen] = useState(false);
  return (
    <FormattedTexts of={question}>
      <li className={styles.question}>
        <div className={styles.top}>
          <h3 className={styles.ask}>
            <button
              type="button"
              className={styles.toggle}
              aria-expanded={isOpen}
              onClick={() => setOpen(!isOpen)}
            >
              <span className={styles.at}>{number}</span>
              <RichText
                text={text}
                className={classNames(styles.text, isOpen && styles.whole)}
                isLine={!isOpen}
              />
            </button>
          </h3>
          {question.isKeyDoubted && (
            <p className="flex-none text-warn text-xs font-semibold" title={texts.isKeyRight}>
              <span aria-hidden="true">{texts.keyDoubted}</span>
              <VisuallyHidden>{texts.isKeyRight}</VisuallyHidden>
            </p>
          )}
          <p className="flex-none text-muted text-xs tabular-nums">
            {isOfSeveral(question) &&
              rightCount !== null &&
              answeredCount > 0 &&
              `${texts.right(rightCount)} · `}
            {texts.givenOf(answeredCount, askedCount)}
          </p>
        </div>
        <Given question={question} isOpen={isOpen} />
      </li>
    </FormattedTexts>
  );
});

/** Whether the answers alone do not show who is right: several options or parts. */
const isOfSeveral = (question: LiveQuestion): boolean =>
  isAnsweredBy(question, 'options') || question.given.some(({ group }) => group !== undefined);

/**
 * The limits of a collapsed question: texts listed, typed answers side by side, and parts below each other.
 */
const TEXTS_FOLDED = 3;
const IN_A_LINE = 2;
const PARTS_FOLDED = 2;

type Given = LiveQuestion['given'][number];

function Given({ question, isOpen }: { question: LiveQuestion; isOpen: boolean }) {
  const parts = [...Map.groupBy(question.given, ({ group }) => group)];
  if (parts.length === 0)
    return <p className="flex-none text-muted text-xs tabular-nums">{texts.noAnswers}</p>;
  const shown = isOpen ? parts : parts.slice(0, PARTS_FOLDED);
  return (
    <>
      {shown.map(([group, given]) => (
        <div key={group ?? ''} className={group === undefined || isOpen ? undefined : styles.part}>
          {group !== undefined && (
            <h4 className={styles.partName}>
              <RichText text={group} isLine />
            </h4>
          )}
          <GivenTo question={{ ...question, given }} isOpen={isOpen} />
        </div>
      ))}
      {shown.length < parts.length && (
        <p className="flex-none text-muted text-xs tabular-nums">
          {texts.moreParts(parts.length - shown.length)}
        </p>
      )}
    </>
  );
}

/** Texts collapse to the most frequent ones, gaps to a line each, everything else to a bar. */
function foldOf(question: LiveQuestion): { className: string | undefined; shown: number } {
  if (isText(question)) return { className: styles.lines, shown: TEXTS_FOLDED };
  if (isAnsweredBy(question, 'gaps')) return { className: styles.texts, shown: IN_A_LINE };
  return { className: styles.bar, shown: question.given.length };
}

/** The answers to a question or one part of it. */
function GivenTo({ question, isOpen }: { question: LiveQuestion; isOpen: boolean }) {
  const fold = isOpen ? { className: styles.rows, shown: question.given.length } : foldOf(question);
  const given = question.given.slice(0, fold.shown);
  const otherCount = question.answeredCount - sumOf(given);
  const isLettered = isChoice(question);
  const most = Math.max(1, ...given.map(({ count }) => count));
  return (
    <ul className={fold.className}>
      {given.map((each, index) => (
        <GivenAnswer
          key={each.label}
          {...each}
          short={isLettered ? letterOf(index) : each.label}
          share={each.count / most}
          isOpen={isOpen}
          isTyped={!isAnsweredByTexts(question.type)}
        />
      ))}
      {!isLettered && otherCount > 0 && (
        <li
          className={classNames(styles.given, styles.others)}
          style={isOpen ? undefined : { flexGrow: otherCount }}
        >
          {isText(question) && !isOpen ? texts.andOthers(otherCount) : texts.others(otherCount)}
        </li>
      )}
    </ul>
  );
}

interface GivenAnswerProps extends Given {
  /** A letter if the options have a known order. */
  short: string;
  /** Relative to the most frequent one. */
  share: number;
  isOpen: boolean;
  /** Whether it is a student's own text. */
  isTyped: boolean;
}

function GivenAnswer({ label, short, count, isKey, share, isOpen, isTyped }: GivenAnswerProps) {
  const isLetter = short !== label;
  const html = useFormatted(label);
  const isFormatted = html !== undefined && !isTyped;
  const words = isFormatted ? wordsOf(html, 'aria-label') : label;
  const shown = isFormatted ? <RichText text={label} isLine={!isOpen} /> : label;
  return (
    <li
      className={classNames(styles.given, isKey && styles.key)}
      style={isOpen ? { backgroundSize: `${share * 100}% 100%` } : { flexGrow: count }}
      title={isOpen ? undefined : words}
    >
      <span className={styles.label} dir="auto">
        {isLetter ? <span aria-hidden={!isOpen}>{short}</span> : shown}
        {isLetter && (isOpen ? <> {shown}</> : <VisuallyHidden>{words}</VisuallyHidden>)}
      </span>
      {isKey && <Check size={12} strokeWidth={3} role="img" aria-label={texts.isKey} />}
      <b className={styles.count}>{count}</b>
    </li>
  );
}

const sumOf = (given: readonly Given[]) => given.reduce((sum, { count }) => sum + count, 0);

const letterOf = (index: number): string =>
  index < 26
    ? String.fromCharCode(65 + index)
    : `${letterOf(Math.floor(index / 26) - 1)}${letterOf(index % 26)}`;
