import type { ErrorKind } from '../../shared/errors';
import type { ReadAs } from '../../shared/import/read-as';
import type { RosterAs } from '../../shared/roster/request';
import type { FileReading, QuestionFile } from '../ports/question-files';
import type { RosterReading } from '../rules/roster/read-roster';

/** What the process that reads files is sent. */
export interface FilesJob {
  readonly id: number;
  readonly task: FilesTask;
}

/** A file of questions, or a class list, in a file or as it was pasted. */
export type FilesTask =
  | { readonly questions: QuestionFile; readonly as: ReadAs }
  | { readonly list: Uint8Array | string; readonly as?: RosterAs };

/** What it sends back: what the file holds, a refusal for whoever sent it, or what went wrong. */
export type FilesOutcome =
  | { readonly id: number; readonly reading: FileReading }
  | { readonly id: number; readonly roster: RosterReading }
  | { readonly id: number; readonly refusal: { readonly kind: ErrorKind; readonly sentence: string } }
  | { readonly id: number; readonly error: string };
