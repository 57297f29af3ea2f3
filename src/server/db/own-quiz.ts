import { and, eq, isNull, type SQL } from 'drizzle-orm';
import { quizzes } from './quizzes-schema';

/** What a statement about the quizzes of one teacher, or about one of them, takes. */
export const OWNER = { teacherId: quizzes.teacherId };
export const OWN_QUIZ = { quizId: quizzes.id, ...OWNER };

type Given<Names extends string> = Readonly<Record<Names, SQL | string>>;

/** The quizzes of the teacher that are not deleted. */
export const ownedBy = ({ teacherId }: Given<'teacherId'>) =>
  and(eq(quizzes.teacherId, teacherId), isNull(quizzes.deletedAt));

/** The one quiz, if it is the teacher's and not deleted. */
export const isOwnQuiz = (given: Given<'quizId' | 'teacherId'>) =>
  and(eq(quizzes.id, given.quizId), ownedBy(given));
