import { useEffect, useRef, useState } from 'react';
import { areNamesHidden } from '../../../shared/results/names-hidden';
import { reviewLeft } from '../../../shared/results/review-left';
import type { QuizResults } from '../../../shared/results/schema';
import { TabRowActions } from '../../desk/frame/HeadActions';
import type { KeyAlarm } from '../../rules/results/key-alarms';
import { openAppeals } from '../../rules/results/open-appeals';
import { Tabs } from '../../ui/Tabs';
import { useNarrow } from '../../ui/table-rows';
import { Bench } from './bench/Bench';
import type { LineMessage } from './MessageLine';
import { Matrix } from './matrix/Matrix';
import { MatrixWaits, NamesHidden } from './names/NamesHidden';
import { StatisticsTab } from './statistics/StatisticsTab';
import { StudentsTab } from './students/StudentsTab';
import { texts } from './texts';
import { Together } from './together/Together';
import { useViewAddress } from './use-view-address';
import styles from './Views.module.css';

interface ViewsProps {
  results: QuizResults;
  /** The doubts about keys. */
  alarms: readonly KeyAlarm[];
  message: LineMessage | undefined;
}

const TABS = [
  { id: 'students', label: 'Students' },
  { id: 'questions', label: 'Questions' },
  { id: 'matrix', label: 'Matrix' },
] as const;

/** Whether work is done by question: students are hidden, or wait for a second look. */
const wantsBench = (results: QuizResults, isBlind: boolean): boolean =>
  (isBlind && results.evaluationStatus === 'completed') || openAppeals(results).length > 0;

/** The views of the same results: marks by student, by question, or both as a matrix, and statistics. */
export function Views({ results, alarms, message }: ViewsProps) {
  const address = useViewAddress();
  const { view, studentId, isTabOpen, showTab } = address;
  const isNarrow = useNarrow();
  const isBlind = areNamesHidden(results);
  const [opensBench] = useState(() => wantsBench(results, isBlind));
  const isMarked = results.evaluationStatus === 'completed';
  const wasMarked = useRef(isMarked);
  useEffect(() => {
    if (view === 'statistics') return;
    const isJustMarked = isMarked && !wasMarked.current;
    wasMarked.current = isMarked;
    if (isJustMarked && studentId === null && reviewLeft(results).decisions > 0) showTab('questions');
    else if (opensBench && isTabOpen && (isBlind || studentId === null)) showTab('questions');
    // Drops a student from the address.
    else if (isBlind && studentId !== null) showTab(view);
  });
  if (view === 'statistics') return <StatisticsTab {...{ results, alarms }} hrefOf={address.questionHref} />;
  const isBench = view === 'questions';
  return (
    <div className={view === 'students' ? undefined : styles[isBench ? 'bench' : 'matrix']}>
      {isBench && <h2 className={styles.title}>{texts.title}</h2>}
      {view === 'matrix' && (
        <TabRowActions>
          <h2 className={styles.rowTitle}>{texts.title}</h2>
        </TabRowActions>
      )}
      <Together results={results} />
      <Tabs
        label="Marks by"
        tabs={TABS.filter(({ id }) => id !== 'matrix' || !isNarrow)}
        selected={view}
        onSelect={address.showTab}
        placeList={(list) => <TabRowActions>{list}</TabRowActions>}
      >
        {isBench ? (
          <Bench
            results={results}
            questionId={address.questionId}
            alarms={alarms}
            message={message}
            onPick={address.showQuestion}
          />
        ) : view === 'matrix' ? (
          isBlind ? (
            <MatrixWaits quizId={results.quizId} onMark={() => showTab('questions')} />
          ) : (
            <Matrix {...{ results, message, address }} />
          )
        ) : isBlind ? (
          <NamesHidden results={results} onMark={() => showTab('questions')} />
        ) : (
          <StudentsTab results={results} message={message} address={address} />
        )}
      </Tabs>
    </div>
  );
}
