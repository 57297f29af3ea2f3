import type { Quiz } from '../../../shared/quiz/schema';

/** A draft by its number in the list, from 1, with its first problem. */
export interface NumberedIssue {
  readonly number: number;
  readonly sentence: string;
}

/** The problems of a quiz's drafts in list order. */
export const unfinishedOf = ({ order, drafts }: Pick<Quiz, 'order' | 'drafts'>): NumberedIssue[] =>
  drafts.flatMap(({ _id, issues: [first] }) =>
    first ? [{ number: order.indexOf(_id) + 1, sentence: first.sentence }] : [],
  );
