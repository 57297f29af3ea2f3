import type { Quiz } from './schema';

/** An unfinished question by its number in the list, from 1, and the first thing that it lacks. */
export interface NumberedIssue {
  readonly number: number;
  readonly sentence: string;
}

/** What the unfinished questions of a quiz lack, in the order of the list. */
export const unfinishedOf = ({ order, drafts }: Pick<Quiz, 'order' | 'drafts'>): NumberedIssue[] =>
  drafts.flatMap(({ _id, issues: [first] }) =>
    first ? [{ number: order.indexOf(_id) + 1, sentence: first.sentence }] : [],
  );
