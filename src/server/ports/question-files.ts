import type { ImportFormat } from '../../shared/import/formats';
import type { ReadAs, ReadingChoices } from '../../shared/import/read-as';
import type { RosterAs } from '../../shared/roster/request';
import type { ImportedQuestion, SkippedQuestion } from '../rules/import/imported';
import type { RosterReading } from '../rules/roster/read-roster';

export interface QuestionFile {
  /** The owner's file name; empty for pasted text. */
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** The contents of a file, ready to be stored. */
export interface FileReading {
  readonly format: ImportFormat;
  /** Alternative readings if it is uncertain. */
  readonly choices?: ReadingChoices;
  readonly questions: readonly ImportedQuestion[];
  readonly skipped: readonly SkippedQuestion[];
  /** By their names in texts. */
  readonly pictures: ReadonlyMap<string, Uint8Array>;
}

/** Reads question files and class lists of every supported kind, by content. */
export interface QuestionFiles {
  /**
   * Throws 400 for an unreadable file, 415 for an unsupported kind, 503 if too many wait. Problems of a
   * single question are reported with it.
   */
  read(file: QuestionFile, as?: ReadAs): Promise<FileReading>;
  /**
   * Reads a class list from a file or pasted text. Throws 400 for an unreadable or too long one, 503 if too
   * many wait.
   */
  readRoster(list: QuestionFile | string, as?: RosterAs): Promise<RosterReading>;
}
