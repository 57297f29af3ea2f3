import type { Teacher } from '../../../../shared/actor';
import { commentMessages } from '../../../../shared/comments/messages';
import type { Phrase, PhraseList } from '../../../../shared/comments/schema';
import { PHRASES_MAXIMUM } from '../../../../shared/constants';
import { DomainError } from '../../../../shared/errors';
import type { Deps } from '../../../deps';
import { ownerOf } from '../../../rules/access/owner-id';
import { phrasesStore } from './phrases-store';

/** The teacher's own phrases in the order added. */
export const listPhrases = ({ db }: Pick<Deps, 'db'>, { teacher }: { teacher: Teacher }): PhraseList => ({
  phrases: phrasesStore(db).list.all({ teacherId: ownerOf(teacher) }),
});

/** Appends a phrase to the teacher's list. Throws 409 for a duplicate or a full list. */
export function addPhrase(
  deps: Pick<Deps, 'db' | 'clock' | 'ids'>,
  { teacher, input: { text } }: { teacher: Teacher; input: { text: string } },
): PhraseList {
  const { phrases } = listPhrases(deps, { teacher });
  if (phrases.some((phrase) => phrase.text === text)) {
    throw new DomainError('conflict', commentMessages.phraseExists);
  }
  if (phrases.length >= PHRASES_MAXIMUM) throw new DomainError('conflict', commentMessages.phrasesFull);
  const id = deps.ids.id();
  phrasesStore(deps.db).add.run({ id, teacherId: ownerOf(teacher), text, now: deps.clock.now() });
  return { phrases: [...phrases, { id, text }] };
}

/** Removes a phrase from the teacher's list; comments that used it stay. */
export function removePhrase(
  deps: Pick<Deps, 'db'>,
  { teacher, phrase: { id } }: { teacher: Teacher; phrase: Phrase },
): PhraseList {
  phrasesStore(deps.db).remove.run({ id, teacherId: ownerOf(teacher) });
  return listPhrases(deps, { teacher });
}
