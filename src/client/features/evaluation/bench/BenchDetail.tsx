import { EyeOff } from 'lucide-react';
import type { ReactNode } from 'react';
import type { AnswerGroup } from '../../../../shared/answer/answer-groups';
import type { Question } from '../../../../shared/question/schema';
import { areNamesHidden } from '../../../../shared/results/names-hidden';
import type { QuizResults } from '../../../../shared/results/schema';
import { nameAmong } from '../../../../shared/tell-apart';
import { useMay } from '../../../colleagues/use-may';
import type { BenchRow } from '../../../rules/results/bench-rows';
import type { ReviewGroup } from '../../../rules/results/review-groups';
import { Badge } from '../../../ui/Badge';
import { AnswerText } from '../AnswerText';
import { benchTexts } from '../bench-texts';
import { explanationOf } from '../explanation';
import { Findings, MarkOrigin } from '../MarkOrigin';
import { namesTexts } from '../names/names-texts';
import { ShowNamesButton } from '../names/ShowNamesDialog';
import { texts } from '../texts';
import styles from './BenchDetail.module.css';

interface BenchDetailProps {
  results: QuizResults;
  question: Question;
  /** The focused row. */
  row: BenchRow | undefined;
  /** Further actions on the answer. */
  children?: ReactNode;
}

/** The focused answer in full: every wording, the basis of its mark, and its authors. */
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

/** The authors of an answer, or a note that names are hidden with a way to show them. */
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

/** Says that names are hidden, and links to them. */
function BlindBadge({ quizId }: { quizId: string }) {
  const mayMark = useMay('mark');
  return (
    <div className={styles.blind}>
      <Badge>
        <EyeOff aria-hidden="true" />
        {namesTexts.hidden}
      </Badge>
      {mayMark && <ShowNamesButton quizId={quizId} variant="ghost" className={styles.show} />}
    </div>
  );
}

/** The distinct wordings in a group with their numbers of students. */
function Wordings({ group: { wordings, studentIds } }: { group: ReviewGroup }) {
  const [most, ...others] = wordings;
  return (
    <div className={styles.wordings}>
      <p className={styles.most}>
        <Quote wording={most} /> <Badge>{texts.students(studentIds.length)}</Badge>
        {others.length > 0 && (
          <>
            {' '}
            <Badge>{texts.wordings(wordings.length)}</Badge>
          </>
        )}
      </p>
      {others.length > 0 && (
        <ul className={styles.others}>
          {others.map((wording) => (
            <li key={wording.key}>
              <Quote wording={wording} />{' '}
              {wording.studentIds.length > 1 && (
                <span className={styles.count}>{texts.students(wording.studentIds.length)}</span>
              )}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function Quote({ wording: { answer } }: { wording: AnswerGroup }) {
  if (answer === undefined) return <AnswerText answer={undefined} />;
  return (
    <>
      “<AnswerText answer={answer} />”
    </>
  );
}
