import type { Teacher } from '../../../../shared/actor';
import type { PhraseList } from '../../../../shared/comments/schema';
import type { Deps } from '../../../deps';
import { ownerOf } from '../../../rules/access/owner-id';
import { commentsStore } from './store';

/** The teacher's own phrases in the order added. */
export const listPhrases = ({ db }: Pick<Deps, 'db'>, { teacher }: { teacher: Teacher }): PhraseList => ({
  phrases: commentsStore(db).listPhrases.all({ teacherId: ownerOf(teacher) }),
});
