import type { Answer } from '../../../shared/attempt/answer';
import { isEmptyAnswer } from '../../../shared/attempt/answer-text';
import type { Question } from '../../../shared/question/schema';
import { isText } from '../../../shared/question-types/marking';
import { displayAnswer } from '../../../shared/results/display';
import { showingOf } from '../../question-types/showing';
import { QuestionImage } from '../../quiz-parts/QuestionImage';
import { Badge } from '../../ui/Badge';
import styles from './QuestionTitle.module.css';
import { texts } from './texts';

interface QuestionTitleProps {
  question: Question;
  /** The place in the quiz, from 1. */
  number: number;
  heading: 'h2' | 'h3';
}

/** A question as the teacher wrote it, above its answers. */
export function QuestionTitle({ question, number, heading: Heading }: QuestionTitleProps) {
  return (
    <div className={styles.title}>
      <Heading className={styles.text} dir="auto">
        {number}. {question.text}
      </Heading>
      <Badge className={styles.type}>{showingOf(question).label}</Badge>
      {question.imageUrl && <QuestionImage src={question.imageUrl} alt={question.imageAlt} number={number} />}
    </div>
  );
}

/** What the right answer is called: a text is a model to compare with, anything else is simply right. */
export const correctAnswerLabel = (question: Question): string =>
  isText(question) ? 'Model answer' : 'Correct answer';

/** An answer as it was written, line breaks included; several values joined by commas. */
export function AnswerText({ answer }: { answer: Answer | undefined }) {
  if (isEmptyAnswer(answer)) return <span className={styles.none}>{texts.noAnswer}</span>;
  return (
    <span className={styles.textText} dir="auto">
      {displayAnswer(answer)}
    </span>
  );
}
