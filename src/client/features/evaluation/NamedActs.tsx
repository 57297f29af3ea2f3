import { Columns3, type LucideIcon, Printer } from 'lucide-react';
import { lazy, Suspense, useCallback, useState } from 'react';
import { areNamesHidden } from '../../../shared/results/names-hidden';
import type { QuizResults } from '../../../shared/results/schema';
import { HeadButton } from '../../desk/frame/HeadButton';
import { schoolFileTexts } from '../../desk/school-file/school-file-texts';
import { download } from '../../platform/download';
import { serverSentence } from '../../platform/error-message';
import { namesTexts } from './names/names-texts';
import { texts } from './texts';
import { useMarking } from './use-marking';

const ShowNamesDialog = lazy(async () => ({
  default: (await import('./names/ShowNamesDialog')).ShowNamesDialog,
}));
const ResultPrintouts = lazy(async () => ({ default: (await import('./ResultPrintouts')).ResultPrintouts }));

/** Prints each student's result with the name; the printouts exist only while printing. */
export function PrintResultsButton({ results }: { results: QuizResults }) {
  const [printing, setPrinting] = useState(false);
  const done = useCallback(() => setPrinting(false), []);
  return (
    <>
      <NamedAct
        {...{ results, Icon: Printer }}
        variant="ghost"
        label={texts.printResults}
        reason={namesTexts.printBody}
        act={() => setPrinting(true)}
      />
      {printing && (
        <Suspense>
          <ResultPrintouts results={results} onDone={done} />
        </Suspense>
      )}
    </>
  );
}

interface NamedActProps {
  results: QuizResults;
  /** The reason given in the question whether to show names. */
  reason: string;
  act: () => void;
  label: string;
  Icon: LucideIcon;
  variant: 'ghost' | 'secondary';
  busy?: boolean;
}

/** A head button whose act shows names, immediately or after asking for them. */
function NamedAct({ results, reason, act, ...button }: NamedActProps) {
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <HeadButton
        {...button}
        pictureOn="phone"
        onClick={() => (areNamesHidden(results) ? setAsking(true) : act())}
      />
      {isAsking && (
        <Suspense>
          <ShowNamesDialog
            quizId={results.quizId}
            reason={reason}
            onShown={act}
            onClose={() => setAsking(false)}
          />
        </Suspense>
      )}
    </>
  );
}

interface DownloadButtonProps {
  ending: 'csv' | 'xlsx';
  label: string;
  Icon: LucideIcon;
  results: QuizResults;
  say: (text: string) => void;
}

/** Downloads '{quiz title}-results.csv' (spec §7 "Exports") or the same as a workbook, including the latest marks. */
export function DownloadButton({ ending, label, Icon, results, say }: DownloadButtonProps) {
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
  return (
    <NamedAct
      {...{ results, label, Icon, busy }}
      variant="secondary"
      reason={namesTexts.downloadBody}
      act={() => void start()}
    />
  );
}

const SchoolFileDialog = lazy(async () => ({
  default: (await import('../../desk/school-file/SchoolFileDialog')).SchoolFileDialog,
}));

/** Asks for the columns of a CSV for a school's system and downloads it. */
export function SchoolFileButton({ results }: { results: QuizResults }) {
  const { quizId, title } = results;
  const { saved } = useMarking();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <NamedAct
        {...{ results, Icon: Columns3 }}
        variant="ghost"
        label={schoolFileTexts.open}
        reason={namesTexts.downloadBody}
        act={() => setOpen(true)}
      />
      {isOpen && (
        <Suspense>
          <SchoolFileDialog
            path={`/api/quiz/${encodeURIComponent(quizId)}/marks.csv`}
            fallbackName={`${title}-marks.csv`}
            before={saved}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}
