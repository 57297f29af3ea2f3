import type { ImportFormat } from '../../shared/import/formats';
import type { ImportedQuestion, SkippedQuestion } from '../../shared/import/imported';
import type { ReadAs, ReadingChoices } from '../../shared/import/read-as';
import type { RosterAs } from '../../shared/roster/request';
import type { RosterReading } from '../rules/roster/read-roster';

export interface QuestionFile {
  /** As its owner calls it; empty for a text that was sent as such. */
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** What a file holds, as it can be stored. */
export interface FileReading {
  readonly format: ImportFormat;
  /** The other ways to read it, where there is a doubt. */
  readonly choices?: ReadingChoices;
  readonly questions: readonly ImportedQuestion[];
  readonly skipped: readonly SkippedQuestion[];
  /** By the names that texts give them. */
  readonly pictures: ReadonlyMap<string, Uint8Array>;
}

/** Reads files of questions, and lists of students, of every kind that is known, by their content. */
export interface QuestionFiles {
  /**
   * Refuses what cannot be read at all (400), or is of a kind that never can (415); 503 when too many wait. What is wrong with
   * one question is said at the question.
   */
  read(file: QuestionFile, as?: ReadAs): Promise<FileReading>;
  /**
   * A class list, in a file or as it was pasted. Refuses one that cannot be read, or has too many lines (400); 503 when too many
   * wait.
   */
  readRoster(list: QuestionFile | string, as?: RosterAs): Promise<RosterReading>;
}
