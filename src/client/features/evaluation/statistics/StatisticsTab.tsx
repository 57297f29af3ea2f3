import { type ClassStatistics, classStatistics } from '../../../../shared/class-statistics';
import type { QuizResults } from '../../../../shared/results/schema';
import { analyseItems } from '../../../rules/results/item-analysis';
import type { KeyAlarm } from '../../../rules/results/key-alarms';
import { evaluatedScores, percentHistogram, questionStatistics } from '../../../rules/results/statistics';
import { EmptyState } from '../../../ui/EmptyState';
import { VisuallyHidden } from '../../../ui/VisuallyHidden';
import { texts } from '../texts';
import { Draws } from './Draws';
import { QuestionTable } from './QuestionTable';
import styles from './StatisticsTab.module.css';

interface StatisticsTabProps {
  results: QuizResults;
  /** The doubts about keys. */
  alarms: readonly KeyAlarm[];
  /** The address of a question on the bench. */
  hrefOf: (questionId: string) => string;
}

/** The statistics of the evaluated students (spec §7 "Statistics"). */
export function StatisticsTab({ results, alarms, hrefOf }: StatisticsTabProps) {
  const scores = evaluatedScores(results);
  if (scores.length === 0) {
    return (
      <EmptyState title={texts.nothingEvaluated}>
        {results.evaluationStatus === 'pending' ? texts.startToSee : texts.beingEvaluated}
      </EmptyState>
    );
  }
  const percentages = results.results.flatMap(({ isEvaluated, percentage }) =>
    isEvaluated && percentage !== null ? [percentage] : [],
  );
  const statistics = questionStatistics(results);
  const doubted = new Set(alarms.map(({ questionId }) => questionId));
  const rows = analyseItems(results).flatMap((item, at) => {
    const question = results.questions[at];
    if (!question) return [];
    const doubtHref = doubted.has(question._id) ? hrefOf(question._id) : undefined;
    return {
      ...{ question, item, doubtHref, number: at + 1 },
      correctPercent: statistics[at]?.correctPercent ?? 0,
    };
  });
  return (
    <div className={styles.tab}>
      <ScoreFigures statistics={classStatistics(scores)} />
      <QuestionTable rows={rows} />
      <ScoreHistogram percentages={percentages} />
      <Draws results={results} />
    </div>
  );
}

const twoDecimals = new Intl.NumberFormat(undefined, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const plain = new Intl.NumberFormat();

function ScoreFigures({ statistics }: { statistics: ClassStatistics }) {
  const figures = [
    ['Mean', twoDecimals.format(statistics.mean)],
    ['Median', twoDecimals.format(statistics.median)],
    ['Min', plain.format(statistics.min)],
    ['Max', plain.format(statistics.max)],
    ['Total students', plain.format(statistics.totalStudents)],
  ] as const;
  return (
    <dl className={styles.figures}>
      {figures.map(([label, value]) => (
        <div key={label} className={styles.figure}>
          <dt className="text-muted text-sm">{label}</dt>
          <dd className={styles.value}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The distribution of the class over tenths of the possible score. */
function ScoreHistogram({ percentages }: { percentages: readonly number[] }) {
  const bins = percentHistogram(percentages);
  const highest = Math.max(...bins, 1);
  return (
    <section className={styles.section}>
      <h2>Score distribution</h2>
      <VisuallyHidden>
        {bins
          .flatMap((count, bin) => (count > 0 ? [`${binName(bin)}: ${texts.students(count)}`] : []))
          .join('; ')}
      </VisuallyHidden>
      <div className={styles.chart} aria-hidden="true">
        {bins.map((count, bin) => (
          <div key={binName(bin)} className={styles.bin}>
            <span className={styles.count}>{count > 0 && count}</span>
            <div className={styles.bar} style={{ height: `${(count / highest) * 8}rem` }} />
            <span className={styles.tick}>{bin * 10}</span>
          </div>
        ))}
      </div>
      <p className="text-muted text-sm" aria-hidden="true">
        Score in % of the maximum; a bar starts at its number, the last holds 90 to 100
      </p>
    </section>
  );
}

const binName = (bin: number): string =>
  bin === 9 ? '90 to 100%' : `${bin * 10} to below ${bin * 10 + 10}%`;
