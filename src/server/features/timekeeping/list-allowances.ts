import type { Teacher } from '../../../shared/actor';
import type { Accommodation } from '../../../shared/supervision/schema';
import type { Deps } from '../../deps';
import { ownerOf } from '../../rules/access/owner-id';
import { listAllowancesOf } from './allowances-store';

/** A teacher's allowances for students, by address. */
export const listAllowances = (
  { db }: Pick<Deps, 'db'>,
  { teacher }: { teacher: Teacher },
): Accommodation[] => listAllowancesOf(db, { teacherId: ownerOf(teacher) });
