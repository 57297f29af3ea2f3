import { ArrowLeft } from 'lucide-react';
import type { QuizResults } from '../../../shared/results/schema';
import type { WrongKeyAlarm } from '../../../shared/results/wrong-key';
import { IconButton } from '../../ui/IconButton';
import { DownloadCsvButton } from './DownloadCsvButton';
import styles from './EvaluationHead.module.css';
import { PrintSlipsButton } from './PrintSlipsButton';
import { ReleaseScores } from './ReleaseScores';
import { StartEvaluationButton } from './StartEvaluationButton';
import { texts } from './texts';

interface EvaluationHeadProps {
  results: QuizResults | undefined;
  alarms: readonly WrongKeyAlarm[];
  onBack: () => void;
  say: (text: string) => void;
}

/** The title, the quiz it is about, and what can be done with the whole of it now. */
export function EvaluationHead({ results, alarms, onBack, say }: EvaluationHeadProps) {
  return (
    <div className={styles.head}>
      <IconButton label={texts.back} variant="ghost" onClick={onBack} className={styles.back}>
        <ArrowLeft size={22} aria-hidden="true" />
      </IconButton>
      <div className={styles.titles}>
        <h1>{texts.title}</h1>
        {results && <p className={styles.quiz}>{results.title}</p>}
      </div>
      {results && (
        <div className={styles.actions}>
          {results.evaluationStatus === 'completed' && results.totalAttempts > 0 && (
            <PrintSlipsButton results={results} />
          )}
          <DownloadCsvButton quizId={results.quizId} title={results.title} say={say} />
          {results.evaluationStatus === 'pending' && results.totalAttempts > 0 && (
            <StartEvaluationButton quizId={results.quizId} say={say} />
          )}
          {results.evaluationStatus === 'completed' && results.totalAttempts > 0 && (
            <ReleaseScores results={results} alarms={alarms} say={say} />
          )}
        </div>
      )}
    </div>
  );
}
