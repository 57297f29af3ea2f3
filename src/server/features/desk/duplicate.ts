import type { Teacher } from '../../../shared/actor';
import type { Quiz } from '../../../shared/quiz/schema';
import { quizSettingsSchema } from '../../../shared/quiz/settings-schema';
import type { Deps } from '../../deps';
import { ownerOf } from '../../rules/access/owner-id';
import type { Seen } from '../../rules/access/seen';
import { addCopy, refuseManyCopies } from '../questions/copy';
import { changeQuiz } from '../quizzes/change';
import { getDrafts, getQuestions, type QuizRecord } from '../quizzes/find';
import { getChangedQuiz } from '../quizzes/get';
import { getOrder } from '../quizzes/order';
import { toPools } from '../quizzes/views';
import { addFilledQuiz, freeCopyTitle } from './create-filled';

type CopyDeps = Pick<Deps, 'db' | 'clock' | 'ids' | 'policy'>;

interface Copied {
  readonly teacher: Teacher;
  readonly quiz: Seen<QuizRecord, 'look'>;
}

/** Copies a quiz under a free "… (copy)" title. */
export const duplicateQuiz = (deps: CopyDeps, { teacher, quiz }: Copied): Quiz =>
  copyQuiz(deps, { teacher, quiz, title: freeCopyTitle(deps, teacher, quiz.title) });

/**
 * Copies a quiz with settings, switches, questions, drafts, images and pools into a new draft in the same folder. Throws 409 for
 * too many quizzes, questions or images.
 */
export function copyQuiz(deps: CopyDeps, { teacher, quiz, title }: Copied & { title: string }): Quiz {
  const { _id: quizId } = addFilledQuiz(deps, {
    teacher,
    settings: { ...quizSettingsSchema.parse(quiz), title },
    questions: [],
    folder: quiz.folder,
    useEarlierMarks: quiz.useEarlierMarks,
  });
  const questions = new Map(getQuestions(deps, quiz.id).map((question) => [question._id, question]));
  const drafts = new Map(getDrafts(deps, quiz.id).map((draft) => [draft.id, draft]));
  const sources = getOrder(deps, quiz.id).map((id) => ({
    question: questions.get(id),
    kept: drafts.get(id),
  }));
  refuseManyCopies(deps, { ownerId: ownerOf(teacher), quizId, sources });
  const copyOf = new Map<string, string>();
  sources.forEach((source, position) => {
    const id = source.question?._id ?? source.kept?.id;
    const copyId = addCopy(deps, source, { quizId, position });
    if (id !== undefined) copyOf.set(id, copyId);
  });
  copyPools(deps, { teacher, quiz, quizId, copyOf });
  return getChangedQuiz(deps, teacher, quizId);
}

/** The pools with copied questions; deleted questions are not copied. */
function copyPools(
  { db, ids }: Pick<Deps, 'db' | 'ids'>,
  copied: Copied & { quizId: string; copyOf: ReadonlyMap<string, string> },
): void {
  const { teacher, quiz, quizId, copyOf } = copied;
  const pools = toPools(quiz).flatMap((pool) => {
    const questionIds = pool.questionIds.flatMap((id) => copyOf.get(id) ?? []);
    return questionIds.length > 0 ? [{ ...pool, _id: ids.id(), questionIds }] : [];
  });
  if (pools.length === 0) return;
  changeQuiz({ db }, { id: quizId, teacherId: ownerOf(teacher) }, { pools: JSON.stringify(pools) });
}
