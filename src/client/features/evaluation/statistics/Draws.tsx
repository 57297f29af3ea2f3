import { byName } from '../../../../shared/by-name';
import { counted } from '../../../../shared/counted';
import { areNamesHidden } from '../../../../shared/results/names-hidden';
import type { QuizResults } from '../../../../shared/results/schema';
import { nameAmong } from '../../../../shared/tell-apart';
import { type DrawFigures, drawFigures, FEWEST_ANSWERS_TO_DRAWN } from '../../../rules/results/draws';
import { wholePercent } from '../../../rules/results/option-counts';
import { Card } from '../../../ui/Card';
import { percentText } from '../texts';
import styles from './Draws.module.css';

/** The fairness of the draws; nothing for a quiz without pools. */
export function Draws({ results }: { results: QuizResults }) {
  const figures = drawFigures(results);
  if (!figures) return null;
  const { mean, lowest, highest, fewestAnswers } = figures;
  const shown = [
    [drawTexts.mean, mean],
    [drawTexts.hardest, lowest],
    [drawTexts.easiest, highest],
  ] as const;
  return (
    <section className={styles.section} aria-labelledby="draws">
      <h2 id="draws">{drawTexts.title}</h2>
      <p className={styles.what}>{drawTexts.what}</p>
      {fewestAnswers < FEWEST_ANSWERS_TO_DRAWN && (
        <p className={styles.few}>{drawTexts.fewAnswers(fewestAnswers)}</p>
      )}
      <dl className={styles.figures}>
        {shown.map(([label, value]) => (
          <Card key={label} className={styles.figure}>
            <dt>{label}</dt>
            <dd>{percent(value)}</dd>
          </Card>
        ))}
      </dl>
      {!areNamesHidden(results) && <StudentDraws results={results} figures={figures} />}
    </section>
  );
}

/** The hardest draw first, so that an unfair one is beside its score. */
function StudentDraws({ results, figures }: { results: QuizResults; figures: DrawFigures }) {
  const facilities = new Map(figures.students.map(({ studentId, facility }) => [studentId, facility]));
  const rows = results.results
    .toSorted(byName)
    .map((student) => ({ student, facility: facilities.get(student.studentId) ?? null }))
    .sort((one, other) => (one.facility ?? 2) - (other.facility ?? 2));
  return (
    <details className={styles.students}>
      <summary>{drawTexts.students}</summary>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{drawTexts.student}</th>
            <th scope="col">{drawTexts.draw}</th>
            <th scope="col">{drawTexts.score}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ student, facility }) => (
            <tr key={student.studentId}>
              <th scope="row" dir="auto">
                {nameAmong(student, results.results)}
              </th>
              <td>{facility === null ? drawTexts.notEvaluated : percent(facility)}</td>
              <td>{percentText(student)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}

const percent = (share: number) => `${wholePercent(share, 1)}%`;

const drawTexts = {
  title: 'Draws',
  what: 'How hard the questions were that each student drew: the share of their marks that all who were asked them reached. A higher share is an easier draw.',
  mean: 'Mean',
  hardest: 'Hardest draw',
  easiest: 'Easiest draw',
  fewAnswers: (answers: number) =>
    `Too few answers to say much: one of these questions has ${counted(answers, 'answer')} only.`,
  students: 'Each student’s draw',
  student: 'Student',
  draw: 'Its questions',
  score: 'Score',
  notEvaluated: 'Not evaluated yet',
} as const;
