import { Download, Trash2 } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { download } from '../../platform/download';
import { Button } from '../../ui/Button';
import { texts } from './texts';

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

const TrashDialog = lazy(async () => ({ default: (await import('./TrashDialog')).TrashDialog }));

/** Leads to what was deleted and can still be restored. */
export function TrashButton() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        <Trash2 size={18} aria-hidden="true" /> {texts.trash}
      </Button>
      {open && (
        <Suspense>
          <TrashDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
