import { and, eq, isNull, type SQL } from 'drizzle-orm';
import type { OwnerId } from '../../shared/access/owner-id';
import { quizzes } from './quizzes-schema';

/** What a statement about the quizzes of one teacher, or about one of them, takes. */
export const OWNER = { teacherId: quizzes.teacherId };
export const OWN_QUIZ = { quizId: quizzes.id, ...OWNER };

/** The quizzes of the teacher that are not deleted. */
export const ownedBy = ({ teacherId }: { readonly teacherId: SQL | OwnerId }) =>
  and(eq(quizzes.teacherId, teacherId), isNull(quizzes.deletedAt));

/** The one quiz, if it is the teacher's and not deleted. */
export const isOwnQuiz = (given: { readonly quizId: SQL | string; readonly teacherId: SQL | OwnerId }) =>
  and(eq(quizzes.id, given.quizId), ownedBy(given));
