import { Fragment, type ReactNode, useContext } from 'react';
import type { Answer } from '../../../shared/attempt/answer';
import { displayAnswer } from '../../../shared/results/display';
import { RichText } from './RichText';
import styles from './rich-text.module.css';
import { TextsContext } from './texts-context';

/** The types that are answered by texts of the teacher; what a student typed is never formatted. */
const CHOSEN: readonly string[] = ['mcq', 'msq', 'match', 'order'];

export const isAnsweredByTexts = (type: string): boolean => CHOSEN.includes(type);

/** Whether a key has the shape of an answer, as that of a question has which is answered by texts. */
export function isAnswer(key: unknown): key is Answer {
  if (typeof key !== 'object' || key === null) return typeof key === 'string';
  return Object.values(key).every((each) => typeof each === 'string');
}

/** An answer of options or of sides, each as the teacher formatted it; in one line where none is formatted. */
export function ChosenAnswer({ answer }: { answer: Answer | null | undefined }) {
  const { formatted } = useContext(TextsContext);
  const values = valuesOf(answer);
  const isFormatted =
    formatted && values.some((value) => value.some((text) => Object.hasOwn(formatted, text)));
  if (!isFormatted) return <span dir="auto">{displayAnswer(answer)}</span>;
  if (values.length === 1 && values[0]) return <Value texts={values[0]} />;
  return (
    <ul className={styles.values}>
      {values.map((texts) => (
        <li key={texts.join('\n')}>
          <Value texts={texts} />
        </li>
      ))}
    </ul>
  );
}

/** One text, or the two sides of a pair. */
const Value = ({ texts }: { texts: readonly string[] }): ReactNode =>
  texts.map((text, index) => (
    <Fragment key={index}>
      {index > 0 && ' → '}
      <RichText text={text} isLine={texts.length > 1} />
    </Fragment>
  ));

function valuesOf(answer: Answer | null | undefined): readonly (readonly string[])[] {
  if (answer === undefined || answer === null || typeof answer === 'number') return [];
  if (typeof answer === 'string') return [[answer]];
  return Array.isArray(answer) ? answer.map((each) => [String(each)]) : Object.entries(answer);
}
