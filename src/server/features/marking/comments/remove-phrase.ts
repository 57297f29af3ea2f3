import type { Teacher } from '../../../../shared/actor';
import type { Phrase, PhraseList } from '../../../../shared/comments/schema';
import type { Deps } from '../../../deps';
import { ownerOf } from '../../../rules/access/owner-id';
import { listPhrases } from './list-phrases';
import { commentsStore } from './store';

/** Removes a phrase from the teacher's list; comments that used it stay. */
export function removePhrase(
  deps: Pick<Deps, 'db'>,
  { teacher, phrase: { id } }: { teacher: Teacher; phrase: Phrase },
): PhraseList {
  commentsStore(deps.db).removePhrase.run({ id, teacherId: ownerOf(teacher) });
  return listPhrases(deps, { teacher });
}
