import * as z from 'zod';
import type { Teacher } from '../../../../shared/actor';
import { commentMessages } from '../../../../shared/comments/messages';
import type { Phrase } from '../../../../shared/comments/schema';
import { DomainError } from '../../../../shared/errors';
import { nameMissing } from '../../../../shared/messages';
import type { Target } from '../../../calls/declare';
import { ownerOf } from '../../../rules/access/owner-id';
import { phrasesStore } from './phrases-store';

const unnamed = nameMissing('phraseId');
const phraseIds = z.object({ phraseId: z.string(unnamed).min(1, unnamed) });

export const ownPhrase: Target<Teacher, typeof phraseIds, { phrase: Phrase }> = {
  ids: phraseIds,
  load({ db }, teacher, { phraseId }) {
    const phrase = phrasesStore(db)
      .list.all({ teacherId: ownerOf(teacher) })
      .find(({ id }) => id === phraseId);
    if (!phrase) throw new DomainError('not_found', commentMessages.phraseNotFound);
    return { phrase };
  },
};
