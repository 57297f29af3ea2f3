import { Download } from 'lucide-react';
import { useState } from 'react';
import { download } from '../../platform/download';
import { Button } from '../../ui/Button';

interface DownloadAllButtonProps {
  onOutcome: (failed: boolean) => void;
}

/** Fetches the workbook of all quizzes and scores (spec §7 "Exports"); the server names the file. */
export function DownloadAllButton({ onOutcome }: DownloadAllButtonProps) {
  const [busy, setBusy] = useState(false);
  const start = async () => {
    setBusy(true);
    try {
      await download('/api/teacher/allData.xlsx', 'quiz-data.xlsx');
      onOutcome(false);
    } catch {
      onOutcome(true);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button variant="secondary" busy={busy} onClick={() => void start()}>
      <Download size={18} aria-hidden="true" /> Download All Data
    </Button>
  );
}
