import * as z from 'zod';
import type { Student, Teacher } from '../../../shared/actor';
import { DomainError } from '../../../shared/errors';
import { messages } from '../../../shared/messages';
import { refusals } from '../../../shared/refusals';
import type { Target } from '../../calls/declare';
import type { Deps } from '../../deps';
import { ownerOf } from '../../rules/access/owner-id';
import type { Seen } from '../../rules/access/seen';
import { getQuizFor } from '../quizzes/access';
import type { QuizRecord } from '../quizzes/find';
import { type FoundQuestion, questionsStore } from './questions-store';
import { type SetRow, type StudentSet, setsStore } from './sets-store';

const setIds = z.object({ setId: z.string() });
const subjectIds = z.object({ quizId: z.string().optional() });
const askedIds = z.object({ setId: z.string(), questionId: z.string() });
const missing = refusals.practiceNotOpen;

/** The teacher's own quiz, if one is named instead of a tag. */
export const quizToPractise: Target<Teacher, typeof subjectIds, { quiz: Seen<QuizRecord, 'own'> | null }> = {
  ids: subjectIds,
  missing: messages.quizNotFound,
  load: (deps, teacher, { quizId }) => ({
    quiz: quizId === undefined ? null : getQuizFor(deps, { teacher, quizId, needed: 'own' }).quiz,
  }),
};

/** A practice set of the teacher, open or closed. */
export const ownSet: Target<Teacher, typeof setIds, { set: SetRow }> = {
  ids: setIds,
  missing,
  load: ({ db }, teacher, { setId }) => {
    const set = setsStore(db).findOwn.get({ setId, teacherId: ownerOf(teacher) });
    if (!set) throw new DomainError('not_found', missing);
    return { set };
  },
};

/** A practice set open to the student. */
export const openSet: Target<Student, typeof setIds, { set: StudentSet }> = {
  ids: setIds,
  missing,
  load: (deps, student, { setId }) => ({ set: getOpenSet(deps, student, setId) }),
};

/**
 * A question of a set open to the student; whether it was asked and may be answered now is checked in the
 * commit.
 */
export const practisedQuestion: Target<Student, typeof askedIds, { readAsked: () => Asked }> = {
  ids: askedIds,
  missing: refusals.notInPractice,
  load(deps, student, ids) {
    const readAsked = () => getAsked(deps, student, ids);
    readAsked();
    return { readAsked };
  },
};

export interface Asked {
  readonly set: StudentSet;
  readonly found: FoundQuestion;
}

function getOpenSet({ db }: Pick<Deps, 'db'>, { accountId: studentId }: Student, setId: string): StudentSet {
  const set = setsStore(db).findForStudent.get({ setId, studentId });
  if (!set) throw new DomainError('not_found', missing);
  return set;
}

function getAsked(
  deps: Pick<Deps, 'db'>,
  student: Student,
  { setId, questionId }: z.output<typeof askedIds>,
): Asked {
  const set = getOpenSet(deps, student, setId);
  const found = questionsStore(deps.db).findOfSet.get({ setId, questionId });
  if (!found) throw new DomainError('not_found', refusals.notInPractice);
  return { set, found };
}
