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

/** The import of questions over the desk, and what is said while a file hangs above it. */
export function ImportPlace({ opening, ...props }: ImportPlaceProps) {
  return (
    <>
      {opening.isOpen && <ImportDialog {...props} opening={opening} />}
      {opening.isDraggedOver && <DropNotice />}
    </>
  );
}
