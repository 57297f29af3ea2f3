import { ownerOf } from '../../../shared/access/owner-id';
import type { Teacher } from '../../../shared/actor';
import type { Accommodation } from '../../../shared/supervision/schema';
import type { Deps } from '../../deps';
import { listAllowancesOf } from './allowances-store';

/** A teacher's allowances for students, by address. */
export const listAllowances = (
  { db }: Pick<Deps, 'db'>,
  { teacher }: { teacher: Teacher },
): Accommodation[] => listAllowancesOf(db, { teacherId: ownerOf(teacher) });
