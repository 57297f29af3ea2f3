import type { Teacher } from '../../../shared/actor';

/**
 * Whose something is: the id of the account that owns a quiz, a class or a list. Not whoever acts: a colleague may work on
 * what another owns, so that the two ids do not stand in for each other.
 */
export type OwnerId = string & { readonly is: 'owner' };

/** A teacher as the owner of what is their own. */
export const ownerOf = ({ accountId }: Pick<Teacher, 'accountId'>): OwnerId => accountId as OwnerId;
