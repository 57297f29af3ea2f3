import type { QuestionFiles } from '../../ports/question-files';
import { filesProcess } from '../../worker/files-process';
import { readRosterFile } from './read-roster-file';

/** A pasted class is read in about ten milliseconds, a twentieth of the start of a process. */
const READ_AT_ONCE = { characters: 10_000, cells: 200 };

const reader = filesProcess();

/**
 * Reads files in a child process, with our own readers, fflate, saxes and SheetJS; reads only a short list in
 * this process.
 */
export const libraryQuestionFiles: QuestionFiles = {
  read: (file, as) => reader.read(file, as),
  async readRoster(list, as) {
    if (typeof list !== 'string') return reader.readRoster(list.bytes, as);
    return isShort(list) ? readRosterFile(list, as) : reader.readRoster(list, as);
  },
};

const isShort = (text: string): boolean =>
  text.length <= READ_AT_ONCE.characters &&
  text.split(/[\n\r\u0085\u2028\u2029;,]/).length <= READ_AT_ONCE.cells;
