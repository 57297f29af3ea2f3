import type { ReactNode } from 'react';
import type { Question } from '../../../../shared/question/schema';
import type { BenchRow } from '../../../../shared/results/bench-rows';
import { areNamesHidden } from '../../../../shared/results/names-hidden';
import type { QuizResults } from '../../../../shared/results/schema';
import { nameAmong } from '../../../../shared/tell-apart';
import { explanationOf } from '../explanation';
import { Findings, MarkOrigin } from '../MarkOrigin';
import styles from './BenchDetail.module.css';
import { BlindBadge } from './BlindBadge';
import { benchTexts } from './bench-texts';
import { Wordings } from './Wordings';

interface BenchDetailProps {
  results: QuizResults;
  question: Question;
  /** The row that has the focus. */
  row: BenchRow | undefined;
  /** What else is done with the answer. */
  children?: ReactNode;
}

/** All of the answer that has the focus: every wording, what its mark rests on, and who wrote it. */
export function BenchDetail({ results, question, row, children }: BenchDetailProps) {
  if (!row) return <p className={styles.none}>{benchTexts.noRow}</p>;
  const explanation = explanationOf(row.origin);
  const { studentIds } = row.group;
  return (
    <div className={styles.detail}>
      <h3 className={styles.title}>{benchTexts.thisAnswer}</h3>
      <Wordings group={row.group} />
      <p className={styles.facts}>
        {benchTexts.students(studentIds.length)}.{' '}
        {row.state === 'given' ? benchTexts.given : benchTexts.suggested}:{' '}
        <strong>{benchTexts.marksOf(row.marks, question.maximumMarks)}</strong>
      </p>
      {row.lowest !== row.highest && <p className={styles.warn}>{benchTexts.marksDiffer(row)}</p>}
      <MarkOrigin {...row.origin} rationale={explanation.rationale} />
      <Findings {...explanation} />
      {children}
      <WhoAnswered results={results} studentIds={row.group.studentIds} />
    </div>
  );
}

interface WhoAnsweredProps {
  results: QuizResults;
  studentIds: readonly string[];
}

/** Who gave an answer, or that names are hidden, and the way to them. */
export function WhoAnswered({ results, studentIds }: WhoAnsweredProps) {
  if (areNamesHidden(results)) return <BlindBadge quizId={results.quizId} />;
  const all = results.results;
  const names = new Map(all.map((student) => [student.studentId, nameAmong(student, all)]));
  return (
    <details className={styles.names}>
      <summary>{benchTexts.whoAnswered}</summary>
      <p>{studentIds.map((id) => names.get(id)).join(', ')}</p>
    </details>
  );
}
