import type { ErrorKind } from '../../shared/errors';
import type { FileReading, RowsReading } from '../ports/question-files';

/** What the process that reads files is sent. */
export interface FilesJob {
  readonly id: number;
  readonly bytes: Uint8Array;
  /** Whether only its rows are wanted, and not the questions in it. */
  readonly isRows?: boolean;
}

/** What it sends back: what the file holds, a refusal for whoever sent it, or what went wrong. */
export type FilesOutcome =
  | { readonly id: number; readonly reading: FileReading }
  | { readonly id: number; readonly rows: RowsReading }
  | { readonly id: number; readonly refusal: { readonly kind: ErrorKind; readonly sentence: string } }
  | { readonly id: number; readonly error: string };
