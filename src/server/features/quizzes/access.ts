import * as z from 'zod';
import { accessMessages } from '../../../shared/access/messages';
import { type ByClass, covers, type Right, rightBySharing } from '../../../shared/access/rights';
import { type Access, sharedRightSchema, type TeacherName } from '../../../shared/access/schema';
import { emailKey } from '../../../shared/account/email-key';
import type { Teacher } from '../../../shared/actor';
import { DomainError } from '../../../shared/errors';
import type { Said } from '../../../shared/languages/said';
import { messages } from '../../../shared/messages';
import type { Deps } from '../../deps';
import { ownerOf } from '../../rules/access/owner-id';
import { partOf, type Seen } from '../../rules/access/seen';
import { accessStore } from './access-store';
import { getQuizById } from './find';
import { type QuizRecord, quizzesStore } from './store';

type AccessDeps = Pick<Deps, 'db' | 'clock'>;

/** A quiz with its reader's right and its owner. */
export interface SeenQuiz {
  readonly quiz: QuizRecord;
  readonly access: Access;
}

const byClassesSchema = z.array(
  z.object({ right: sharedRightSchema.nullable(), isGiving: z.boolean() }),
) satisfies z.ZodType<ByClass[]>;

/** The identity that decides a teacher's rights. */
type Reader = Pick<Teacher, 'accountId' | 'email'>;

const colleagueOf = ({ clock }: AccessDeps, { accountId, email }: Reader) => ({
  accountId,
  email: emailKey(email),
  now: clock.now(),
});

/** A teacher's right to a quiz; null for none, in which case the quiz stays unknown to them. */
export function findRight(deps: AccessDeps, teacher: Reader, quiz: QuizRecord): Right | null {
  if (quiz.teacherId === teacher.accountId) return 'own';
  const shared = accessStore(deps.db).find.get({ quizId: quiz.id, ...colleagueOf(deps, teacher) });
  return shared ? rightOf(shared) : null;
}

const rightOf = ({
  direct,
  byClasses,
}: {
  readonly direct: Parameters<typeof rightBySharing>[0]['direct'];
  readonly byClasses: string;
}) => rightBySharing({ direct, byClasses: byClassesSchema.parse(JSON.parse(byClasses)) });

/** An undeleted quiz with the needed right. Throws 404 if the teacher cannot see it, 403 if the right is too small. */
export function getQuizFor<Needed extends Right>(
  deps: AccessDeps,
  {
    teacher,
    quizId,
    needed,
    missing = messages.quizNotFound,
  }: { teacher: Teacher; quizId: string; needed: Needed; missing?: string | Said },
): { quiz: Seen<QuizRecord, Needed>; right: Right } {
  const quiz = quizzesStore(deps.db).findById.get({ quizId });
  const right = quiz && findRight(deps, teacher, quiz);
  if (!quiz || !right) throw new DomainError('not_found', missing);
  if (right === 'own' || covers(right, needed)) return { quiz: quiz as Seen<QuizRecord, Needed>, right };
  throw new DomainError('forbidden', accessMessages.tooLittle('quiz', right));
}

/** The current state of a seen quiz (404), for a commit after waiting. */
export const getAgain = <Needed extends Right>(
  deps: Pick<Deps, 'db'>,
  quiz: Seen<QuizRecord, Needed>,
): Seen<QuizRecord, Needed> => partOf(quiz, getQuizById(deps, quiz.id));

/** The owner of a quiz or class, as colleagues see it. */
export const getOwner = (
  { db }: Pick<Deps, 'db'>,
  { teacherId }: Pick<QuizRecord, 'teacherId'>,
): TeacherName => accessStore(db).findName.get({ accountId: teacherId }) ?? { name: '', email: '' };

/** A teacher's access to a quiz visible to them; 'look' if their own change removed the right. */
export function readAccess(deps: AccessDeps, teacher: Teacher, quiz: QuizRecord): Access {
  const right = findRight(deps, teacher, quiz) ?? 'look';
  return { right, owner: right === 'own' ? null : getOwner(deps, quiz) };
}

/** Others' quizzes shared with a teacher, newest first, in one statement. */
export const listSharedQuizzes = (deps: AccessDeps, teacher: Teacher): readonly SeenQuiz[] =>
  accessStore(deps.db)
    .list.all(colleagueOf(deps, teacher))
    .flatMap(({ quiz, owner, ...shared }) => {
      const right = rightOf(shared);
      return right === null ? [] : [{ quiz, access: { right, owner } }];
    });

/** The own and shared quizzes with the needed right, as a JSON list of ids. */
export function listSeenIds(deps: AccessDeps, teacher: Teacher, needed: Right = 'look'): string {
  const own = quizzesStore(deps.db).listOwnIds.all({ teacherId: ownerOf(teacher) });
  const shared = listSharedQuizzes(deps, teacher)
    .filter(({ access }) => covers(access.right, needed))
    .map(({ quiz }) => quiz);
  return JSON.stringify([...own, ...shared].map(({ id }) => id));
}
