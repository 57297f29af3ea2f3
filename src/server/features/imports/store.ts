import type { Db } from '../../db/open';
import { questionTags } from '../../db/quizzes-schema';
import { perDb, statement } from '../../db/store';

const { questionId, tag } = questionTags;

const tagsStore = perDb((db) => ({
  add: statement({ questionId, tag }, (at) => db.insert(questionTags).values(at).onConflictDoNothing()),
}));

export function addTags(db: Db, question: string, tags: readonly string[]): void {
  for (const each of tags) tagsStore(db).add.run({ questionId: question, tag: each });
}
