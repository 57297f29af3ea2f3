import { useMemo, useRef } from 'react';
import type { Question } from '../../../../shared/question/schema';
import { nextToDecide } from '../../../../shared/results/bench-order';
import type { AnswerMark, BenchRow } from '../../../../shared/results/bench-rows';
import { nextQuestionToReview } from '../../../../shared/results/next-question';
import type { QuizResults } from '../../../../shared/results/schema';
import { useShortcut } from '../../../platform/shortcuts';
import type { LineMessage } from '../MessageLine';
import { useMarking } from '../use-marking';
import { BenchDetail } from './BenchDetail';
import { BenchTable } from './BenchTable';
import { Legend } from './Legend';
import styles from './QuestionBench.module.css';
import { QuestionHead } from './QuestionHead';
import { useBench } from './use-bench';
import { useBenchKeys } from './use-bench-keys';

interface QuestionBenchProps {
  results: QuizResults;
  question: Question;
  message: LineMessage | undefined;
  onPick: (questionId: string) => void;
}

/** The answers to one question, and what is done with them by key and by click. */
export function QuestionBench({ results, question, message, onPick }: QuestionBenchProps) {
  const bench = useBench(results, question);
  const { giveMarks, undoMarks } = useMarking();
  const last = useRef<readonly AnswerMark[]>([]);

  const give = ({ members }: BenchRow, marks: number) => {
    const changed = members.filter(({ result }) => result.score !== marks || result.source !== 'teacher');
    if (changed.length === 0) return;
    last.current = changed;
    giveMarks({ questionId: question._id, marks, studentIds: changed.map(({ studentId }) => studentId) });
  };
  const acts = {
    give,
    keep: (row: BenchRow) => {
      give(row, row.marks);
      bench.goToNext();
    },
    keepPile: (row: BenchRow) => acts.keep(row),
  };
  const onKeyDown = useBenchKeys(question, bench, acts);

  const isLeft = nextToDecide(bench.piles, undefined) !== undefined;
  const nextQuestion = useMemo(() => nextQuestionToReview(results, question._id), [results, question._id]);
  useShortcut('u', () => {
    if (last.current.length > 0) void undoMarks(last.current);
    last.current = [];
  });
  useShortcut('n', () => nextQuestion && onPick(nextQuestion.questionId));

  return (
    <>
      <section className={styles.answers} aria-label={question.text}>
        <QuestionHead
          results={results}
          question={question}
          onNext={!isLeft && nextQuestion ? () => onPick(nextQuestion.questionId) : undefined}
        />
        <BenchTable
          {...{ question, bench, acts, onKeyDown }}
          number={results.questions.indexOf(question) + 1}
        />
      </section>
      <aside className={styles.detail} aria-label="Answer">
        <BenchDetail results={results} question={question} row={bench.row} />
      </aside>
      <Legend maximumMarks={question.maximumMarks} message={message} />
    </>
  );
}
