import type { Deps } from '../../../deps';
import { commentsStore } from './store';

/** The teacher's comments to one student. */
export interface AttemptComments {
  readonly onSubmission: string | undefined;
  /** By question id. */
  readonly onAnswers: ReadonlyMap<string, string>;
}

/** The comments on an attempt and its answers. */
export function readComments({ db }: Pick<Deps, 'db'>, attemptId: string): AttemptComments {
  const rows = commentsStore(db).listOfAttempt.all({ attemptId });
  return {
    onSubmission: rows.find(({ questionId }) => questionId === null)?.text,
    onAnswers: new Map(
      rows.flatMap(({ questionId, text }) => (questionId === null ? [] : [[questionId, text]])),
    ),
  };
}
