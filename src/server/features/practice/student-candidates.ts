import type { Student } from '../../../shared/actor';
import type { Deps } from '../../deps';
import { cardsStore } from './cards-store';
import { type Candidate, readCandidates, type Subject, usableAmong } from './practisable';

/** What a student can practise of a subject now, with when each is due; null where it was never answered. */
export function readForStudent(
  deps: Pick<Deps, 'db' | 'clock'>,
  { student, subject }: { student: Student; subject: Subject },
): (Candidate & { readonly dueAt: number | null })[] {
  const usable = usableAmong(readCandidates(deps, subject));
  const familyIds = JSON.stringify(usable.map(({ familyId }) => familyId));
  const cards = cardsStore(deps.db).list.all({ studentId: student.accountId, familyIds });
  const dueAt = new Map(cards.map((card) => [card.familyId, card.dueAt]));
  return usable.map((candidate) => ({ ...candidate, dueAt: dueAt.get(candidate.familyId) ?? null }));
}
