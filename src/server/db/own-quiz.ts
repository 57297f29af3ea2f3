import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { OwnerId } from '../rules/access/owner-id';
import { quizzes } from './quizzes-schema';

/** Parameters of statements about one teacher's quizzes. */
export const OWNER = { teacherId: quizzes.teacherId };
export const OWN_QUIZ = { quizId: quizzes.id, ...OWNER };

export const ownedBy = ({ teacherId }: { readonly teacherId: SQL | OwnerId }) =>
  and(eq(quizzes.teacherId, teacherId), isNull(quizzes.deletedAt));

/** Parameters of statements about any quizzes: a JSON list of ids. */
export const SOME_QUIZZES = { quizIds: 'text' } as const;
export const isAmong = ({ quizIds }: { readonly quizIds: SQL }) =>
  sql`${quizzes.id} in (select value from json_each(${quizIds}))`;

export const isOwnQuiz = (given: { readonly quizId: SQL | string; readonly teacherId: SQL | OwnerId }) =>
  and(eq(quizzes.id, given.quizId), ownedBy(given));
