import type { ErrorKind } from '../../shared/errors';
import type { ReadAs } from '../../shared/import/read-as';
import type { RosterAs } from '../../shared/roster/request';
import type { FileReading, QuestionFile } from '../ports/question-files';
import type { RosterReading } from '../rules/roster/read-roster';

export interface FilesJob {
  readonly id: number;
  readonly task: FilesTask;
}

/** A file of questions, or a class list as file or pasted text. */
export type FilesTask =
  | { readonly questions: QuestionFile; readonly as: ReadAs }
  | { readonly list: Uint8Array | string; readonly as?: RosterAs };

/** The result, a refusal for the user, or an internal error. */
export type FilesOutcome =
  | { readonly id: number; readonly reading: FileReading }
  | { readonly id: number; readonly roster: RosterReading }
  | { readonly id: number; readonly refusal: { readonly kind: ErrorKind; readonly sentence: string } }
  | { readonly id: number; readonly error: string };
