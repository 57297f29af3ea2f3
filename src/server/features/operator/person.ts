import type * as z from 'zod';
import { DomainError } from '../../../shared/errors';
import { operatorMessages } from '../../../shared/operator/messages';
import type { eraseRequestSchema, PersonRequest } from '../../../shared/operator/request';
import type { FileAnswer } from '../../calls/file-answer';
import { OPERATOR } from '../../db/audit';
import type { Deps } from '../../deps';
import { type Erasure, eraseFound } from '../privacy/erase';
import { exportFound, lookUpFound, type StoredAbout, storedAbout } from '../privacy/export';
import { type FoundPerson, findByAccount, findByAddress, findMember } from '../privacy/find-person';

type PersonDeps = Pick<Deps, 'db' | 'clock' | 'inTransaction'>;

/** The amount of data about a person (404), shown before an export or erasure. */
export const lookUpPerson = (deps: PersonDeps, { input }: { input: PersonRequest }): StoredAbout =>
  lookUpFound(deps, () => meant(deps, input), OPERATOR);

/** All data about a person as a file (404), including their own answers or quizzes. */
export function exportPersonFile(deps: PersonDeps, { input }: { input: PersonRequest }): FileAnswer {
  const stored = exportFound(deps, () => meant(deps, input), OPERATOR);
  const day = new Date(stored.exportedAt).toISOString().slice(0, 10);
  return {
    fileName: `person-${day}.json`,
    mediaType: 'application/json',
    bytes: new TextEncoder().encode(`${JSON.stringify(stored, null, 2)}\n`),
  };
}

/** Erases a person for good (404, 409) after their name was typed as shown (400). */
export function erasePersonFound(
  deps: PersonDeps,
  { input: { name, ...input } }: { input: z.output<typeof eraseRequestSchema> },
): Erasure {
  const find = () => meant(deps, input);
  const { name: shown } = storedAbout(deps.db, find());
  if (folded(name) !== folded(shown)) throw new DomainError('invalid', operatorMessages.nameDiffers);
  return eraseFound(deps, find, OPERATOR);
}

function meant({ db }: PersonDeps, input: PersonRequest): FoundPerson {
  if ('email' in input) return findByAddress(db, input.email);
  if ('accountId' in input) return findByAccount(db, input.accountId);
  return findMember(db, { code: input.classCode, called: input.called });
}

const folded = (name: string): string => name.normalize('NFC').trim().replace(/\s+/g, ' ').toLowerCase();
