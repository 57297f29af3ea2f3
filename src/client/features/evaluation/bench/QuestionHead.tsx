import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Question } from '../../../../shared/question/schema';
import { questionTypeOf } from '../../../../shared/question-types/registry';
import { isText } from '../../../../shared/question-types/traits';
import { reviewLeft } from '../../../../shared/results/review-left';
import type { QuizResults } from '../../../../shared/results/schema';
import { QuestionImage } from '../../../question-types/QuestionImage';
import { showingOf } from '../../../question-types/showing';
import { QuestionText } from '../../../rich-text/QuestionText';
import { findResult } from '../../../rules/results/mark-state';
import { Button } from '../../../ui/Button';
import { AnswerText, correctAnswerLabel } from '../AnswerText';
import { benchTexts } from '../bench-texts';
import styles from './QuestionHead.module.css';

interface QuestionHeadProps {
  results: QuizResults;
  question: Question;
  /** Goes to the next question with open decisions, once this one has none. */
  onNext?: (() => void) | undefined;
  /** Replaces the count of decisions. */
  aside?: ReactNode;
  modelAction?: ReactNode;
  /** Lines below it. */
  children?: ReactNode;
}

/** A question above its answers: its text, its key and its progress. */
export function QuestionHead({ results, question, onNext, aside, modelAction, children }: QuestionHeadProps) {
  const number = results.questions.indexOf(question) + 1;
  const isEvaluated = results.results.some((student) => findResult(student, question._id));
  const left = reviewLeft(results, question._id).decisions;
  const notice = results.graderNotices[question._id];
  return (
    <header className={styles.head}>
      <div className={styles.words}>
        <div className={styles.top}>
          <div className={styles.asked}>
            <QuestionText
              text={question.text}
              heading={(lead) => (
                <h3 className={styles.title} dir="auto">
                  <span className={styles.number}>{number}</span> {lead}{' '}
                  <span className={styles.type}>
                    {benchTexts.typeAndMarks(showingOf(question).label, question.maximumMarks)}
                  </span>
                </h3>
              )}
              restClassName={styles.rest}
            />
          </div>
          {modelAction && <div className={styles.modelAction}>{modelAction}</div>}
        </div>
        {isText(question) && (
          <p className={styles.model} title={question.correctAnswer}>
            <span className={styles.label}>{correctAnswerLabel(question)}</span>{' '}
            <AnswerText answer={questionTypeOf(question).keyText(question)} />
          </p>
        )}
        {question.imageUrl && (
          <details className={styles.image}>
            <summary>Picture</summary>
            <QuestionImage src={question.imageUrl} alt={question.imageAlt} number={number} />
          </details>
        )}
        {notice && <p className={styles.notice}>{notice}</p>}
        {children}
      </div>
      {aside && <div className={styles.state}>{aside}</div>}
      {!aside && isEvaluated && (
        <div className={styles.state}>
          <p className={left > 0 ? styles.left : styles.done} role="status">
            {benchTexts.decisionsLeft(left)}
          </p>
          {onNext && (
            <Button variant="secondary" className={styles.next} onClick={onNext}>
              {benchTexts.nextQuestion} <ArrowRight size={16} aria-hidden="true" />
            </Button>
          )}
        </div>
      )}
    </header>
  );
}
