import type { ImportFormat } from '../../shared/import/formats';
import type { ImportedQuestion, SkippedQuestion } from '../../shared/import/imported';

export interface QuestionFile {
  /** As its owner calls it; empty for a text that was sent as such. */
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** What a file holds, as it can be stored. */
export interface FileReading {
  readonly format: ImportFormat;
  readonly questions: readonly ImportedQuestion[];
  readonly skipped: readonly SkippedQuestion[];
  /** By the names that texts give them. */
  readonly pictures: ReadonlyMap<string, Uint8Array>;
}

/** What a file of rows holds: its text, or the cells of the sheets of a workbook. */
export type RowsReading =
  | { readonly text: string }
  | { readonly sheets: readonly (readonly (readonly string[])[])[] };

/** Reads files of questions, and of rows, of every kind that is known, by their content. */
export interface QuestionFiles {
  /**
   * Refuses what cannot be read at all (400), or is of a kind that never can (415); 503 when too many wait. What is wrong with
   * one question is said at the question.
   */
  read(file: QuestionFile): Promise<FileReading>;
  /** A text as it is decoded, or a workbook. Refuses what is damaged (400) and what is neither (415); 503 when too many wait. */
  readRows(file: QuestionFile): Promise<RowsReading>;
}
