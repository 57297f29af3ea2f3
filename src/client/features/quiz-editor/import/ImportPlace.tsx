import type { Quiz } from '../../../../shared/quiz/schema';
import type { QuizWriting } from '../writing/quiz-writing';
import { DropNotice } from './DropNotice';
import { ImportDialog } from './ImportDialog';
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
