import type { Question } from '../../../shared/question/schema';
import { showingOf } from '../../question-types/showing';
import { QuestionImage } from '../../quiz-parts/QuestionImage';
import { QuestionText } from '../../quiz-parts/rich-text/QuestionText';
import { FormattedTexts } from '../../quiz-parts/rich-text/RichText';
import { Badge } from '../../ui/Badge';
import styles from './QuestionTitle.module.css';

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
      <FormattedTexts of={question}>
        <QuestionText
          text={question.text}
          heading={(lead) => (
            <Heading className={styles.text} dir="auto">
              {number}. {lead}
            </Heading>
          )}
        />
      </FormattedTexts>
      <Badge className={styles.type}>{showingOf(question).label}</Badge>
      {question.imageUrl && <QuestionImage src={question.imageUrl} alt={question.imageAlt} number={number} />}
    </div>
  );
}
