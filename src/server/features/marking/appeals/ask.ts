import type { Appeal } from '../../../../shared/appeals/schema';
import { DomainError } from '../../../../shared/errors';
import type { Deps } from '../../../deps';
import { appealMessages } from '../../../rules/appeals/messages';
import type { OwnAttempt } from '../../attempts/own-attempt';
import { appealsStore, saveAppeal } from './store';

/** Asks the teacher for a second look at a released mark. Throws 409 while the previous one is unanswered. */
export function askForSecondLook(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  {
    attempt: { id: attemptId },
    questionId,
    input: { text },
  }: { attempt: OwnAttempt; questionId: string; input: { text: string } },
): { appeal: Appeal } {
  const known = appealsStore(db).find.get({ attemptId, questionId });
  if (known && known.answer === null) throw new DomainError('conflict', appealMessages.appealIsOpen);
  const askedAt = clock.now();
  saveAppeal(db, { attemptId, questionId, text, askedAt });
  return { appeal: { text, askedAt, answer: null, answeredAt: null } };
}
