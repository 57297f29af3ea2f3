import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { OwnerId } from '../../shared/access/owner-id';
import { quizzes } from './quizzes-schema';

/** What a statement about the quizzes of one teacher, or about one of them, takes. */
export const OWNER = { teacherId: quizzes.teacherId };
export const OWN_QUIZ = { quizId: quizzes.id, ...OWNER };

/** The quizzes of the teacher that are not deleted. */
export const ownedBy = ({ teacherId }: { readonly teacherId: SQL | OwnerId }) =>
  and(eq(quizzes.teacherId, teacherId), isNull(quizzes.deletedAt));

/** What a statement about any quizzes takes: a JSON list of their ids. */
export const SOME_QUIZZES = { quizIds: 'text' } as const;
export const isAmong = ({ quizIds }: { readonly quizIds: SQL }) =>
  sql`${quizzes.id} in (select value from json_each(${quizIds}))`;

/** The one quiz, if it is the teacher's and not deleted. */
export const isOwnQuiz = (given: { readonly quizId: SQL | string; readonly teacherId: SQL | OwnerId }) =>
  and(eq(quizzes.id, given.quizId), ownedBy(given));
