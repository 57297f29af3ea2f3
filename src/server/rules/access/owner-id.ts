import type { Teacher } from '../../../shared/actor';

/**
 * The ID of the account that owns a quiz, class or list. Distinct from the acting teacher's, because a
 * colleague may work on it; the types are not interchangeable.
 */
export type OwnerId = string & { readonly is: 'owner' };

/** A teacher as an owner. */
export const ownerOf = ({ accountId }: Pick<Teacher, 'accountId'>): OwnerId => accountId as OwnerId;
