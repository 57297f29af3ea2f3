import type { Teacher } from '../../../shared/actor';
import { DELETED_QUIZ_KEPT_MS } from '../../../shared/constants';
import type { Trash } from '../../../shared/quiz/schema';
import type { Deps } from '../../deps';
import { ownerOf } from '../../rules/access/owner-id';
import { trashStore } from './trash-store';

/** The teacher's restorable quizzes, last deleted first. */
export const listTrash = ({ db }: Pick<Deps, 'db'>, { teacher }: { teacher: Teacher }): Trash => ({
  quizzes: trashStore(db)
    .list.all({ teacherId: ownerOf(teacher) })
    .map((quiz) => ({ ...quiz, keptUntil: quiz.deletedAt + DELETED_QUIZ_KEPT_MS })),
});
