import type { Teacher } from '../../../shared/actor';
import { DomainError } from '../../../shared/errors';
import { messages } from '../../../shared/messages';
import type { Deps } from '../../deps';
import { quizzesStore } from './store';

/** Refuses a title that another quiz of the teacher has (409). Asked within the transaction that writes, so nobody can take the title after this. */
export function refuseTakenTitle({ db }: Pick<Deps, 'db'>, { accountId }: Teacher, title: string): void {
  if (quizzesStore(db).findOwnTitle.get({ teacherId: accountId, title })) {
    throw new DomainError('conflict', messages.titleTaken);
  }
}
