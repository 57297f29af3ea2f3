import { useState } from 'react';
import { nextQuestionToReview } from '../../../../shared/results/next-question';
import { reviewLeft } from '../../../../shared/results/review-left';
import type { QuizResults } from '../../../../shared/results/schema';
import type { LineMessage } from '../MessageLine';
import styles from './Bench.module.css';
import { QuestionBench } from './QuestionBench';
import { Rail } from './Rail';

interface BenchProps {
  results: QuizResults;
  /** The question in the address. */
  questionId: string | null;
  message: LineMessage | undefined;
  onPick: (questionId: string) => void;
}

/** The marking bench: the questions, the answers to one of them as a dense table in three piles, and one answer in detail. */
export function Bench({ results, questionId, message, onPick }: BenchProps) {
  const [first] = useState(() => firstToDecide(results));
  const { questions } = results;
  const question =
    questions.find(({ _id }) => _id === questionId) ??
    questions.find(({ _id }) => _id === first) ??
    questions[0];
  if (!question) return null;
  return (
    <div className={styles.bench}>
      <Rail results={results} selected={question} onPick={onPick} />
      <QuestionBench key={question._id} {...{ results, question, message, onPick }} />
    </div>
  );
}

/** The question that a teacher who comes to mark begins with. */
const firstToDecide = (results: QuizResults): string | undefined =>
  reviewLeft(results).decisions === 0 ? undefined : nextQuestionToReview(results, '')?.questionId;
