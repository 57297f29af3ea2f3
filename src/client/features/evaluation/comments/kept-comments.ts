import { draftsOf } from '../../../platform/drafts';
import type { CommentAct } from './written-comments';

const drafts = draftsOf<readonly CommentAct[]>('comments');

/** Keeps what is not saved of a quiz on this device. */
export function keepComments(quizId: string, acts: readonly CommentAct[]): void {
  if (acts.length === 0) drafts.drop(quizId);
  else drafts.keep(quizId, acts);
}

/** What an earlier visit could not save. */
export async function findKeptComments(quizId: string): Promise<readonly CommentAct[]> {
  const kept = drafts.find(quizId);
  if (!kept) return [];
  const { readKeptComments } = await import('./read-kept-comments');
  return readKeptComments(kept.value);
}
