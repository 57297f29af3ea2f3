import { useState } from 'react';
import type { Question } from '../../../../shared/question/schema';
import { nextQuestionToReview } from '../../../../shared/results/next-question';
import { reviewLeft } from '../../../../shared/results/review-left';
import type { QuizResults } from '../../../../shared/results/schema';
import { useShortcut } from '../../../platform/shortcuts';
import { HeadActions } from '../../../quiz-parts/quiz-frame/HeadActions';
import { focusRelease } from '../focus-release';
import type { LineMessage } from '../MessageLine';
import { useMarking } from '../use-marking';
import styles from './Bench.module.css';
import { Legend } from './Legend';
import { QuestionBench } from './QuestionBench';
import { Rail } from './Rail';
import { SavedLine } from './SavedLine';

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
  return <OpenBench {...{ results, question, message, onPick }} />;
}

type OpenBenchProps = Omit<BenchProps, 'questionId'> & { question: Question };

function OpenBench({ results, question, message, onPick }: OpenBenchProps) {
  const { undoLast } = useMarking();
  const next = nextQuestionToReview(results, question._id);
  const goOn = next && (() => onPick(next.questionId));
  const undo = () => {
    const questionId = undoLast();
    // What is undone is seen.
    if (questionId !== undefined && questionId !== question._id) onPick(questionId);
  };
  useShortcut('n', () => (goOn ? goOn() : focusRelease()));
  useShortcut('u', undo);
  return (
    <div className={styles.bench}>
      <HeadActions>
        <SavedLine onUndo={undo} />
      </HeadActions>
      <Rail results={results} selected={question} onPick={onPick} />
      <QuestionBench key={question._id} results={results} question={question} onNext={goOn} />
      <Legend maximumMarks={question.maximumMarks} message={message} />
    </div>
  );
}

/** The question that a teacher who comes to mark begins with. */
const firstToDecide = (results: QuizResults): string | undefined =>
  reviewLeft(results).decisions === 0 ? undefined : nextQuestionToReview(results, '')?.questionId;
