import { memo } from 'react';
import { questionTexts } from '../../question-types/question-texts';
import { showingOf } from '../../question-types/showing';
import { QuestionText } from '../../rich-text/QuestionText';
import { FormattedTexts, RichText } from '../../rich-text/RichText';
import { classNames } from '../../ui/class-names';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import { marksOf, writtenDraft } from './forms/question-form';
import { firstWords, lackOf } from './lacks';
import type { ListedQuestion } from './list-questions';
import styles from './Paper.module.css';
import { texts } from './texts';

interface PaperQuestionProps {
  question: ListedQuestion;
  useQuestionTimer: boolean;
  /** Absent if read-only. */
  onOpen?: (id: string) => void;
}

/** One question as printed, with its key; a click anywhere opens it if editable. */
export const PaperQuestion = memo(ShownQuestion, (before, now) => {
  const { question: one, useQuestionTimer } = before;
  const { question: other } = now;
  return (
    one.form === other.form &&
    one.number === other.number &&
    one.formatted === other.formatted &&
    one.imageUrl === other.imageUrl &&
    one.issues === other.issues &&
    useQuestionTimer === now.useQuestionTimer
  );
});

function ShownQuestion({ question, useQuestionTimer, onOpen }: PaperQuestionProps) {
  const { id, number, form, formatted, imageUrl, issues } = question;
  const draft = writtenDraft(form);
  const { label, KeyedAnswer } = showingOf(draft);
  const marks = marksOf(form.maximumMarks) || 1;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the button of its number does the same
    <li className={classNames(styles.question, !onOpen && styles.read)} onClick={() => onOpen?.(id)}>
      {onOpen ? (
        <button
          type="button"
          className={styles.number}
          aria-label={texts.open(number)}
          title={texts.open(number)}
          onClick={() => onOpen(id)}
        >
          {number}
        </button>
      ) : (
        <span className={styles.number}>{number}</span>
      )}
      <FormattedTexts of={{ format: form.format, formatted }}>
        <div className={styles.top}>
          <div className={styles.asked}>
            <QuestionText
              text={form.text.trim() || firstWords(question)}
              heading={(lead) => (
                <h3 className={styles.text} dir="auto">
                  {lead ?? <VisuallyHidden>{questionTexts.question({ number })}</VisuallyHidden>}
                </h3>
              )}
              restClassName={styles.rest}
            />
          </div>
          <p className={styles.facts}>
            <span>{label}</span>
            {useQuestionTimer && form.timeLimit !== '' && <span>{form.timeLimit} s</span>}
            <span className={styles.marks} title={questionTexts.marks({ marks })}>
              [{marks}]
            </span>
          </p>
        </div>
        <div className={styles.body}>
          <KeyedAnswer draft={draft} />
          {imageUrl && <img src={imageUrl} alt={form.imageAlt} className={styles.image} loading="lazy" />}
        </div>
        {draft.explanation && (
          <div className={styles.explanation}>
            <RichText text={draft.explanation} isBlock />
          </div>
        )}
      </FormattedTexts>
      {onOpen && lackOf(question) && (
        <ul className={styles.lacks}>
          {issues.map(({ field, sentence }) => (
            <li key={field}>{sentence}</li>
          ))}
        </ul>
      )}
    </li>
  );
}
