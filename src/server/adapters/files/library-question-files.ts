import type { QuestionFiles } from '../../ports/question-files';
import { filesProcess } from '../../worker/files-process';

const reader = filesProcess();

/** Reads files in a process of its own, by our own readers, fflate, saxes and SheetJS. */
export const libraryQuestionFiles: QuestionFiles = {
  read: ({ bytes }) => reader.read(bytes),
  readRows: ({ bytes }) => reader.readRows(bytes),
};
