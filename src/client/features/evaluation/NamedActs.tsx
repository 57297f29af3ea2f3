import { Columns3, type LucideIcon, Printer } from 'lucide-react';
import { lazy, Suspense, useCallback, useState } from 'react';
import { areNamesHidden } from '../../../shared/results/names-hidden';
import type { QuizResults } from '../../../shared/results/schema';
import { download } from '../../platform/download';
import { serverSentence } from '../../platform/error-message';
import { HeadButton } from '../../quiz-parts/quiz-frame/HeadButton';
import { schoolFileTexts } from '../../quiz-parts/school-file/school-file-texts';
import { namesTexts } from './names/names-texts';
import { texts } from './texts';
import { useMarking } from './use-marking';

const ShowNamesDialog = lazy(async () => ({
  default: (await import('./names/ShowNamesDialog')).ShowNamesDialog,
}));
const ResultPrintouts = lazy(async () => ({ default: (await import('./ResultPrintouts')).ResultPrintouts }));

/** Prints the result of each student, with their names; the printouts are there only while they are being printed. */
export function PrintResultsButton({ results }: { results: QuizResults }) {
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

const SchoolFileDialog = lazy(async () => ({
  default: (await import('../../quiz-parts/school-file/SchoolFileDialog')).SchoolFileDialog,
}));

/** Asks for the columns of a CSV for a school's system, and fetches it. */
export function SchoolFileButton({ results }: { results: QuizResults }) {
  const { quizId, title } = results;
  const { saved } = useMarking();
  const [isOpen, setOpen] = useState(false);
  const names = useNames(results, { reason: namesTexts.downloadBody, act: () => setOpen(true) });
  return (
    <>
      <HeadButton
        variant="ghost"
        pictureOn="phone"
        label={schoolFileTexts.open}
        Icon={Columns3}
        onClick={names.actWithNames}
      />
      {names.dialog}
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
