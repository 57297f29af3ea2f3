import type { Teacher } from '../../../shared/actor';
import type { TagCount } from '../../../shared/bank/schema';
import type { Question } from '../../../shared/question/schema';
import type { Deps } from '../../deps';
import { ownerOf } from '../../rules/access/owner-id';
import { tagKey } from '../../rules/bank/tag-key';
import type { QuizRecord } from '../quizzes/find';
import { listTags, listTagsOf, saveTags } from './search-store';

type Db = Pick<Deps, 'db'>;

/** A teacher's tags by name, with their number of questions. */
export const getTags = ({ db }: Db, { teacher }: { teacher: Teacher }): TagCount[] =>
  listTags(db, ownerOf(teacher));

export const getTagsOf = ({ db }: Db, { question }: { question: Question }): { tags: string[] } => ({
  tags: listTagsOf(db, [question._id]).map(({ tag }) => tag),
});

/**
 * Replaces the tags of a question; a tag that differs only in case or accents from an existing one of the owner becomes that one.
 */
export function setTags(
  deps: Db,
  asked: { quiz: Pick<QuizRecord, 'teacherId'>; question: Question; input: { tags: readonly string[] } },
): { tags: string[] } {
  const { quiz, question, input } = asked;
  const own = listTagsOf(deps.db, [question._id]).map(({ tag }) => tag);
  const known = new Map(
    [...listTags(deps.db, quiz.teacherId).map(({ tag }) => tag), ...own].map((tag) => [tagKey(tag), tag]),
  );
  const tags = new Map<string, string>();
  for (const sent of input.tags) {
    const tag = sent.trim().replaceAll(/\s+/g, ' ');
    if (tag !== '' && !tags.has(tagKey(tag))) tags.set(tagKey(tag), known.get(tagKey(tag)) ?? tag);
  }
  saveTags(deps.db, question._id, [...tags.values()]);
  return getTagsOf(deps, { question });
}
