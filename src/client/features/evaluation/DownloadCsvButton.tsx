import { Download } from 'lucide-react';
import { useState } from 'react';
import { download } from '../../platform/download';
import { Button } from '../../ui/Button';
import { texts } from './texts';
import { useMarking } from './use-marking';

interface DownloadCsvButtonProps {
  quizId: string;
  title: string;
  say: (text: string) => void;
}

/** Fetches '{quiz title}-results.csv' (spec §7 "Exports"), with the marks given a moment ago. */
export function DownloadCsvButton({ quizId, title, say }: DownloadCsvButtonProps) {
  const { settled } = useMarking();
  const [busy, setBusy] = useState(false);
  const start = async () => {
    setBusy(true);
    try {
      await settled();
      await download(`/api/quiz/${encodeURIComponent(quizId)}/results.csv`, `${title}-results.csv`);
    } catch {
      say(texts.downloadFailed);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button variant="secondary" busy={busy} onClick={() => void start()}>
      <Download size={18} aria-hidden="true" /> {texts.downloadCsv}
    </Button>
  );
}
