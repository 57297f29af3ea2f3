import { Download, FileSpreadsheet, type LucideIcon, Printer } from 'lucide-react';
import { type ComponentProps, lazy, Suspense, useCallback, useEffect, useState } from 'react';
import type { KeyAlarm } from '../../../shared/results/key-alarms';
import { areNamesHidden } from '../../../shared/results/names-hidden';
import type { QuizResults } from '../../../shared/results/schema';
import { download } from '../../platform/download';
import { serverSentence } from '../../platform/error-message';
import { trpc } from '../../platform/trpc';
import { HeadActions, useStepVariant } from '../../quiz-parts/quiz-frame/HeadActions';
import { HeadButton } from '../../quiz-parts/quiz-frame/HeadButton';
import { useMay } from '../../quiz-parts/use-may';
import { Button } from '../../ui/Button';
import styles from './EvaluationActions.module.css';
import { namesTexts } from './names/names-texts';
import { texts } from './texts';
import { useMarking } from './use-marking';

interface EvaluationActionsProps {
  results: QuizResults;
  alarms: readonly KeyAlarm[];
  say: (text: string) => void;
}

/** What can be done with the whole of it now, in the head of the quiz. */
export function EvaluationActions({ results, alarms, say }: EvaluationActionsProps) {
  const { quizId, totalAttempts, evaluationStatus } = results;
  const isCompleted = evaluationStatus === 'completed' && totalAttempts > 0;
  const mayMark = useMay('mark');
  // Both show names, which only who marks can ask for.
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
      {mayMark && evaluationStatus === 'pending' && totalAttempts > 0 && (
        <StartEvaluationButton quizId={quizId} say={say} />
      )}
      {mayMark && isCompleted && !results.scoresReleased && <ReleaseButton {...{ results, alarms, say }} />}
    </HeadActions>
  );
}

// Fetched behind the button: the results do not wait for it.
const loadRelease = () => import('./ReleaseDialog');
const ReleaseDialog = lazy(async () => ({ default: (await loadRelease()).ReleaseDialog }));

type ReleaseButtonProps = Omit<ComponentProps<typeof ReleaseDialog>, 'onClose'>;

/** 'Release Scores' once all is evaluated, then 'Scores Released' (spec §4). */
function ReleaseButton(props: ReleaseButtonProps) {
  const [asking, setAsking] = useState(false);
  const variant = useStepVariant('release');
  useEffect(() => void loadRelease().catch(() => undefined), []);
  return (
    <>
      <Button id={RELEASE_BUTTON} variant={variant} className={styles.step} onClick={() => setAsking(true)}>
        {texts.releaseScores}
      </Button>
      {asking && (
        <Suspense>
          <ReleaseDialog {...props} onClose={() => setAsking(false)} />
        </Suspense>
      )}
    </>
  );
}

const ShowNamesDialog = lazy(async () => ({
  default: (await import('./names/ShowNamesDialog')).ShowNamesDialog,
}));
const ResultPrintouts = lazy(async () => ({ default: (await import('./ResultPrintouts')).ResultPrintouts }));

/** Prints the result of each student, with their names; the printouts are there only while they are being printed. */
function PrintResultsButton({ results }: { results: QuizResults }) {
  const [printing, setPrinting] = useState(false);
  const done = useCallback(() => setPrinting(false), []);
  const names = useNames(results, { reason: namesTexts.printBody, act: () => setPrinting(true) });
  return (
    <>
      <HeadButton
        variant="ghost"
        pictureOn="phone"
        label={texts.printResults}
        Icon={Printer}
        onClick={names.actWithNames}
      />
      {names.dialog}
      {printing && (
        <Suspense>
          <ResultPrintouts results={results} onDone={done} />
        </Suspense>
      )}
    </>
  );
}

/** Does something that shows names: at once, or once they were asked for. */
function useNames(results: QuizResults, { reason, act }: { reason: string; act: () => void }) {
  const [isAsking, setAsking] = useState(false);
  return {
    actWithNames: () => (areNamesHidden(results) ? setAsking(true) : act()),
    dialog: isAsking && (
      <Suspense>
        <ShowNamesDialog
          quizId={results.quizId}
          reason={reason}
          onShown={act}
          onClose={() => setAsking(false)}
        />
      </Suspense>
    ),
  };
}

interface DownloadButtonProps {
  ending: 'csv' | 'xlsx';
  label: string;
  Icon: LucideIcon;
  results: QuizResults;
  say: (text: string) => void;
}

/** Fetches '{quiz title}-results.csv' (spec §7 "Exports") or the same as a workbook, with the marks given a moment ago. */
function DownloadButton({ ending, label, Icon, results, say }: DownloadButtonProps) {
  const { quizId, title } = results;
  const { saved } = useMarking();
  const [busy, setBusy] = useState(false);
  const start = async () => {
    setBusy(true);
    try {
      await saved();
      const path = `/api/quiz/${encodeURIComponent(quizId)}/results.${ending}`;
      await download(path, `${title}-results.${ending}`);
    } catch (error) {
      say(serverSentence(error) ?? texts.downloadFailed);
    } finally {
      setBusy(false);
    }
  };
  const names = useNames(results, { reason: namesTexts.downloadBody, act: () => void start() });
  return (
    <>
      <HeadButton
        variant="secondary"
        pictureOn="phone"
        label={label}
        Icon={Icon}
        busy={busy}
        onClick={names.actWithNames}
      />
      {names.dialog}
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

/** The button that releases the scores, which marking leads to. */
const RELEASE_BUTTON = 'release-scores';

/** Moves the focus to the release, where there is one. */
export const focusRelease = () => document.getElementById(RELEASE_BUTTON)?.focus();
