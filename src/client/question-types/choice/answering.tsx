import { type KeyboardEvent, useId, useRef } from 'react';
import type { Answer } from '../../../shared/answer/answer';
import { RichText } from '../../rich-text/RichText';
import type { Answering } from '../answering-module';
import { questionTexts } from '../question-texts';
import styles from './answering.module.css';

export const mcqAnswering = {
  badge: questionTexts.singleChoice,
  Input: ({ question, answer, onAnswer }) => (
    <ChoiceRows options={question.options} many={false} answer={answer} onAnswer={onAnswer} />
  ),
} satisfies Answering<'mcq'>;

export const msqAnswering = {
  badge: questionTexts.multipleChoice,
  marksNote: ({ partialCredit }) => (partialCredit ? questionTexts.partMarks : undefined),
  Input: ({ question, answer, onAnswer }) => (
    <ChoiceRows options={question.options} many={true} answer={answer} onAnswer={onAnswer} />
  ),
} satisfies Answering<'msq'>;

interface ChoiceRowsProps {
  options: readonly string[];
  /** Whether several may be chosen (msq). */
  many: boolean;
  answer: Answer | undefined;
  onAnswer: (answer: Answer | null) => void;
}

/** The options as full-width rows; with focus inside, keys 1 to 9 choose. */
function ChoiceRows({ options, many, answer, onAnswer }: ChoiceRowsProps) {
  const name = useId();
  const rows = useRef<HTMLDivElement>(null);
  const isChosen = (option: string) => (Array.isArray(answer) ? answer.includes(option) : answer === option);

  const choose = (option: string) => {
    if (!many) return onAnswer(option);
    const chosen = options.filter((other) => (other === option ? !isChosen(other) : isChosen(other)));
    onAnswer(chosen.length > 0 ? chosen : null);
  };

  const keyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || !/^[1-9]$/.test(event.key)) return;
    const index = Number(event.key) - 1;
    const option = options[index];
    if (option === undefined) return;
    event.preventDefault();
    choose(option);
    rows.current?.querySelectorAll('input')[index]?.focus();
  };

  return (
    <div className={styles.group}>
      {many && <p className={styles.hint}>{questionTexts.chooseAll}</p>}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: only listens for the keys of the inputs inside */}
      <div ref={rows} className={styles.rows} onKeyDown={keyDown}>
        {options.map((option, index) => (
          <div key={index} className={styles.place}>
            <label className={styles.row}>
              <input
                type={many ? 'checkbox' : 'radio'}
                name={name}
                className={styles.input}
                checked={isChosen(option)}
                onChange={() => choose(option)}
              />
              <RichText text={option} className={styles.text} />
            </label>
            {/* Beside the label, since the key is not part of the option's name. */}
            {index < 9 && (
              <span className={styles.key} aria-hidden="true">
                {index + 1}
              </span>
            )}
          </div>
        ))}
      </div>
    </div>
  );
}
