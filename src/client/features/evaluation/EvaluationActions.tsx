import { Download, FileSpreadsheet } from 'lucide-react';
import { type ComponentProps, lazy, Suspense, useEffect, useState } from 'react';
import { areNamesHidden } from '../../../shared/results/names-hidden';
import type { QuizResults } from '../../../shared/results/schema';
import { useMay } from '../../colleagues/use-may';
import { HeadActions, useStepVariant } from '../../desk/frame/HeadActions';
import { trpc } from '../../platform/trpc';
import { timedStage } from '../../rules/quiz/stage';
import type { KeyAlarm } from '../../rules/results/key-alarms';
import { Button } from '../../ui/Button';
import styles from './EvaluationActions.module.css';
import { DownloadButton, PrintResultsButton, SchoolFileButton } from './NamedActs';
import { releaseTexts, texts } from './texts';

interface EvaluationActionsProps {
  results: QuizResults;
  alarms: readonly KeyAlarm[];
  say: (text: string) => void;
}

/** The actions on the whole quiz, in its head. */
export function EvaluationActions({ results, alarms, say }: EvaluationActionsProps) {
  const { quizId, totalAttempts, evaluationStatus } = results;
  const isCompleted = evaluationStatus === 'completed' && totalAttempts > 0;
  const mayMark = useMay('mark');
  // Both show names, which only a marker may request.
  const mayName = mayMark || !areNamesHidden(results);
  return (
    <HeadActions>
      {mayName && isCompleted && <PrintResultsButton results={results} />}
      {mayName && (
        <DownloadButton ending="csv" label={texts.downloadCsv} Icon={Download} {...{ results, say }} />
      )}
      {mayName && (
        <DownloadButton
          ending="xlsx"
          label={texts.downloadExcel}
          Icon={FileSpreadsheet}
          {...{ results, say }}
        />
      )}
      {mayName && <SchoolFileButton results={results} />}
      {mayMark && evaluationStatus === 'pending' && totalAttempts > 0 && (
        <StartEvaluationButton quizId={quizId} say={say} />
      )}
      {mayMark && isCompleted && !results.scoresReleased && <ReleaseButton {...{ results, alarms, say }} />}
    </HeadActions>
  );
}

// Fetched by the button, so that the results do not wait for it.
const loadRelease = () => import('./ReleaseDialog');
const ReleaseDialog = lazy(async () => ({ default: (await loadRelease()).ReleaseDialog }));

type ReleaseButtonProps = Omit<ComponentProps<typeof ReleaseDialog>, 'onClose'>;

/**
 * 'Release Scores' once all is evaluated, then 'Scores Released' (spec §4); until then its time can be
 * changed.
 */
function ReleaseButton(props: ReleaseButtonProps) {
  const [asking, setAsking] = useState(false);
  const variant = useStepVariant('release');
  useEffect(() => void loadRelease().catch(() => undefined), []);
  return (
    <>
      <Button id={RELEASE_BUTTON} variant={variant} className={styles.step} onClick={() => setAsking(true)}>
        {timedStage(props.results) === 'timed' ? releaseTexts.change : texts.releaseScores}
      </Button>
      {asking && (
        <Suspense>
          <ReleaseDialog {...props} onClose={() => setAsking(false)} />
        </Suspense>
      )}
    </>
  );
}

interface StartEvaluationButtonProps {
  quizId: string;
  say: (text: string) => void;
}

function StartEvaluationButton({ quizId, say }: StartEvaluationButtonProps) {
  const utils = trpc.useUtils();
  const variant = useStepVariant('mark');
  const start = trpc.evaluation.start.useMutation({
    onSuccess: ({ message }) => say(message),
    onError: () => say(texts.startFailed),
    onSettled: () => utils.results.toMark.invalidate({ quizId }),
  });
  return (
    <Button
      variant={variant}
      className={styles.step}
      busy={start.isPending}
      onClick={() => start.mutate({ quizId })}
    >
      {texts.startEvaluation}
    </Button>
  );
}

/** The id of the release button, where marking ends. */
const RELEASE_BUTTON = 'release-scores';

/** Focuses the release button, if there is one. */
export const focusRelease = () => document.getElementById(RELEASE_BUTTON)?.focus();
