import type { QuizResults } from '../../../shared/results/schema';
import { Tabs } from '../../ui/Tabs';
import { QuestionsTab } from './questions/QuestionsTab';
import { StatisticsTab } from './statistics/StatisticsTab';
import { StudentsTab } from './students/StudentsTab';
import type { LineMessage } from './use-message-line';
import { useViewAddress } from './use-view-address';

interface EvaluationTabsProps {
  results: QuizResults;
  message: LineMessage | undefined;
}

const TABS = [
  { id: 'students', label: 'Students' },
  { id: 'questions', label: 'Questions' },
  { id: 'statistics', label: 'Statistics' },
] as const;

/** Three ways to look at the same results. */
export function EvaluationTabs({ results, message }: EvaluationTabsProps) {
  const address = useViewAddress();
  return (
    <Tabs label="Results" tabs={TABS} selected={address.tab} onSelect={address.showTab}>
      {address.tab === 'students' && <StudentsTab results={results} message={message} address={address} />}
      {address.tab === 'questions' && (
        <QuestionsTab results={results} questionId={address.questionId} onPick={address.showQuestion} />
      )}
      {address.tab === 'statistics' && <StatisticsTab results={results} />}
    </Tabs>
  );
}
