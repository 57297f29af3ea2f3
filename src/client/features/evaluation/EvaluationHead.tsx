import type { QuizResults } from '../../../shared/results/schema';
import type { WrongKeyAlarm } from '../../../shared/results/wrong-key';
import { BACK_TO_DASHBOARD, ScreenHead } from '../../quiz-parts/ScreenHead';
import { DownloadCsvButton } from './DownloadCsvButton';
import { PrintSlipsButton } from './PrintSlipsButton';
import { ReleaseScores } from './release/ReleaseScores';
import { StartEvaluationButton } from './StartEvaluationButton';
import { texts } from './texts';

interface EvaluationHeadProps {
  results: QuizResults | undefined;
  alarms: readonly WrongKeyAlarm[];
  say: (text: string) => void;
}

/** The title, the quiz it is about, and what can be done with the whole of it now. */
export function EvaluationHead({ results, alarms, say }: EvaluationHeadProps) {
  const isCompleted = results?.evaluationStatus === 'completed' && results.totalAttempts > 0;
  return (
    <ScreenHead
      back={BACK_TO_DASHBOARD}
      title={texts.title}
      about={results?.title}
      actions={
        results && (
          <>
            {isCompleted && <PrintSlipsButton results={results} />}
            <DownloadCsvButton quizId={results.quizId} title={results.title} say={say} />
            {results.evaluationStatus === 'pending' && results.totalAttempts > 0 && (
              <StartEvaluationButton quizId={results.quizId} say={say} />
            )}
            {isCompleted && <ReleaseScores results={results} alarms={alarms} say={say} />}
          </>
        )
      }
    />
  );
}
