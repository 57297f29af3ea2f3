import { FileInput } from 'lucide-react';
import { createPortal } from 'react-dom';
import type { Quiz } from '../../../../shared/quiz/schema';
import { useTopLayer } from '../../../ui/top-layer';
import type { QuizWriting } from '../writing/quiz-writing';
import styles from './DropNotice.module.css';
import { ImportDialog } from './ImportDialog';
import { importTexts } from './import-texts';
import type { ImportOpening } from './use-import-opening';

interface ImportPlaceProps {
  quiz: Quiz;
  writing: QuizWriting;
  useQuestionTimer: boolean;
  opening: ImportOpening;
}

/** The import dialog, and the notice while a file is dragged over the page. */
export function ImportPlace({ opening, ...props }: ImportPlaceProps) {
  return (
    <>
      {opening.isOpen && <ImportDialog {...props} opening={opening} />}
      {opening.isDraggedOver && <DropNotice />}
    </>
  );
}

/** Announces the effect of dropping the file over the whole page; ignores the pointer. */
function DropNotice() {
  return createPortal(
    <div className={styles.notice} aria-hidden="true">
      <p className={styles.sentence}>
        <FileInput size={28} /> {importTexts.dropAnywhere}
      </p>
    </div>,
    useTopLayer(),
  );
}
