import type { Correction } from '../../../shared/marking/schema';
import type { Question } from '../../../shared/question/schema';
import type { Deps } from '../../deps';
import { findLastCorrection } from './corrections-store';
import { toCorrection } from './views';

/** The last correction of a question in force, or null. */
export function getLastCorrection(
  { db }: Pick<Deps, 'db'>,
  { question }: { question: Question },
): Correction | null {
  const last = findLastCorrection(db, question._id);
  return last ? toCorrection(last, question) : null;
}
