import { Trash2 } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Button } from '../../../ui/Button';
import { texts } from '../texts';

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
