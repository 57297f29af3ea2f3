import { analyseItems } from '../../../../shared/results/item-analysis';
import type { QuizResults } from '../../../../shared/results/schema';
import { classStatistics, evaluatedScores, questionStatistics } from '../../../../shared/results/statistics';
import { EmptyState } from '../../../ui/EmptyState';
import { texts } from '../texts';
import { QuestionBars } from './QuestionBars';
import { ScoreFigures } from './ScoreFigures';
import { ScoreHistogram } from './ScoreHistogram';
import styles from './StatisticsTab.module.css';

/** The class in figures (spec §7 "Statistics"), from the students that are evaluated. */
export function StatisticsTab({ results }: { results: QuizResults }) {
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
  return (
    <div className={styles.tab}>
      <ScoreFigures statistics={classStatistics(scores)} />
      <QuestionBars questions={questionStatistics(results)} items={analyseItems(results)} />
      <ScoreHistogram percentages={percentages} />
    </div>
  );
}
