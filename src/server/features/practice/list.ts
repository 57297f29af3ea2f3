import type { Student } from '../../../shared/actor';
import type { StudentPractice } from '../../../shared/practice/schema';
import type { Deps } from '../../deps';
import { progressOf } from '../../rules/practice/choose-next';
import type { StudentPracticeRequest } from '../../rules/practice/request';
import { cardsStore } from './cards-store';
import { type Candidate, readCandidates, type Subject, usableAmong } from './practisable';
import { setsStore } from './sets-store';

const DAY_MS = 24 * 3_600_000;

/** A student's practice sets by title, with progress. */
export function listPractice(
  deps: Pick<Deps, 'db' | 'clock'>,
  { student, input }: { student: Student; input: StudentPracticeRequest },
): StudentPractice {
  const serverNow = deps.clock.now();
  const since = input.since ?? serverNow - DAY_MS;
  const { accountId: studentId } = student;
  const sets = setsStore(deps.db).listForStudent.all({ studentId });
  return {
    sets: sets.map((set) => {
      const questions = readForStudent(deps, { student, subject: set });
      const answered = cardsStore(deps.db).countAnswers.get({ setId: set.id, studentId, since });
      return {
        ...{ _id: set.id, title: set.title, teacherName: set.teacherName },
        ...progressOf(questions, serverNow),
        questionCount: questions.length,
        answeredToday: answered?.count ?? 0,
      };
    }),
    serverNow,
  };
}

/** The questions of a subject a student can practise now, with their due times; null for unanswered ones. */
export function readForStudent(
  deps: Pick<Deps, 'db' | 'clock'>,
  { student, subject }: { student: Student; subject: Subject },
): (Candidate & { readonly dueAt: number | null })[] {
  const usable = usableAmong(readCandidates(deps, subject, student.accountId));
  const familyIds = JSON.stringify(usable.map(({ familyId }) => familyId));
  const cards = cardsStore(deps.db).list.all({ studentId: student.accountId, familyIds });
  const dueAt = new Map(cards.map((card) => [card.familyId, card.dueAt]));
  return usable.map((candidate) => ({ ...candidate, dueAt: dueAt.get(candidate.familyId) ?? null }));
}
