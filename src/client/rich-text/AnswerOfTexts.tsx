import { type ReactNode, useContext } from 'react';
import type { Answer } from '../../shared/answer/answer';
import type { Formatted } from '../../shared/question-types/base';
import type { QuestionType } from '../../shared/question-types/registry';
import { isAnsweredBy } from '../../shared/question-types/traits';
import { displayAnswer } from '../rules/results/display';
import { classNames } from '../ui/class-names';
import { RichText, TextsInLine } from './RichText';
import styles from './rich-text.module.css';
import { TextsContext } from './texts-context';
import { wordsOf } from './words-of';

/** Types answered with the teacher's texts; a student's own text is never formatted. */
export const isAnsweredByTexts = (type: QuestionType): boolean =>
  isAnsweredBy({ type }, 'option', 'options', 'pairs', 'places');

/** Whether a key has the shape of an answer, as for types answered with texts. */
export function isAnswer(key: unknown): key is Answer {
  if (typeof key !== 'object' || key === null) return typeof key === 'string';
  return Object.values(key).every((each) => typeof each === 'string');
}

interface AnswerOfTextsProps {
  answer: Answer | null | undefined;
  /** Its wording if no text is formatted, if different from the answer's. */
  plain?: string | undefined;
  /** Precedes each text, e.g. the letter of an option. */
  markOf?: ((text: string) => string) | undefined;
}

/** An answer of options or sides with the teacher's formatting; on one line if none is formatted. */
export function AnswerOfTexts({ answer, plain, markOf }: AnswerOfTextsProps) {
  const { formatted } = useContext(TextsContext);
  const values = valuesOf(answer);
  const isFormatted =
    formatted && values.some((value) => value.some((text) => Object.hasOwn(formatted, text)));
  if (!isFormatted) return plain ?? displayAnswer(answer);
  const [only, ...others] = values;
  if (only && others.length === 0 && !markOf) return <Value texts={only} />;
  return (
    <ul className={classNames(styles.values, markOf && styles.marked)}>
      {values.map((texts) => (
        <li key={texts.join('\n')}>
          {markOf && <span>{markOf(texts[0] ?? '')}</span>}
          <Value texts={texts} />
        </li>
      ))}
    </ul>
  );
}

/** The answers of all gaps on one line, formulas as characters. */
export const KeyOfGaps = ({ text }: { text: string }) =>
  withFormulasShown(text, useContext(TextsContext).formatted);

/** A key of several texts in one, formulas of formatted texts as characters. */
export const withFormulasShown = (text: string, formatted: Formatted = {}): string =>
  Object.entries(formatted).reduce(
    (shown, [source, html]) =>
      html.includes('<math') ? shown.replaceAll(source, () => wordsOf(html, 'alttext')) : shown,
    text,
  );

/** One text, or the two sides of a pair. */
const Value = ({ texts }: { texts: readonly string[] }): ReactNode =>
  texts.length > 1 ? <TextsInLine texts={texts} between=" → " /> : <RichText text={texts[0] ?? ''} />;

function valuesOf(answer: Answer | null | undefined): readonly (readonly string[])[] {
  if (answer === undefined || answer === null || typeof answer === 'number') return [];
  if (typeof answer === 'string') return [[answer]];
  return Array.isArray(answer) ? answer.map((each) => [String(each)]) : Object.entries(answer);
}
