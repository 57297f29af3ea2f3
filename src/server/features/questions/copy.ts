import type { Teacher } from '../../../shared/actor';
import type { Quiz } from '../../../shared/quiz/schema';
import type { Deps } from '../../deps';
import type { OwnerId } from '../../rules/access/owner-id';
import type { Seen } from '../../rules/access/seen';
import { copyRubric } from '../marking/rubrics/copy';
import { refuseManyImages, refuseManyQuestions } from '../quizzes/ceilings';
import type { QuizRecord } from '../quizzes/find';
import { getChangedQuiz } from '../quizzes/get';
import { toColumns } from '../quizzes/views';
import { copyTags, joinFamily } from './family-store';
import { refuseStarted, type Written } from './find';
import { placeBelow } from './place';
import { insertQuestion, keepDraft } from './store';

type CopyDeps = Pick<Deps, 'db' | 'clock' | 'ids' | 'policy'>;

/** Throws 409 if copies would exceed the limits of questions or images. */
export function refuseManyCopies(
  deps: CopyDeps,
  { ownerId, quizId, sources }: { ownerId: OwnerId; quizId: string; sources: readonly Written[] },
): void {
  refuseManyQuestions(deps, ownerId, quizId, sources.length);
  const images = sources.flatMap(({ question, kept }) => [question?.imageUrl, kept?.imageUrl]);
  const imageCount = images.filter((imageUrl) => typeof imageUrl === 'string').length;
  if (imageCount > 0) refuseManyImages(deps, ownerId, imageCount);
}

/**
 * Copies a question with its rubric, tags, image and unfinished change; returns the new id. A copy in another quiz joins the
 * question's family; in the same quiz it starts its own.
 */
export function addCopy(
  { db, clock, ids }: CopyDeps,
  { question, kept }: Written,
  { quizId, position, isSameQuiz = false }: { quizId: string; position: number; isSameQuiz?: boolean },
): string {
  const id = ids.id();
  if (question) {
    insertQuestion(db, { ...toColumns(question), id, quizId, position });
    copyRubric({ db, clock }, { from: question._id, to: id });
    if (!isSameQuiz) joinFamily(db, { from: question._id, to: id });
  }
  copyTags(db, { from: question?._id ?? kept?.id ?? '', to: id });
  if (kept) {
    const own = { id, quizId, position: question ? null : position, updatedAt: clock.now() };
    keepDraft(db, { ...kept, ...own });
  }
  return id;
}

/**
 * Copies a question directly below itself and returns the copy's id. Throws 409 once a student has started, and for too many
 * questions.
 */
export function duplicateQuestion(
  deps: Pick<Deps, 'db' | 'clock' | 'ids' | 'policy'>,
  asked: { teacher: Teacher; quiz: Seen<QuizRecord, 'edit'>; questionId: string; written: Written },
): { _id: string; quiz: Quiz } {
  const { teacher, quiz, questionId, written } = asked;
  const { id: quizId } = quiz;
  refuseStarted(deps, quizId);
  refuseManyCopies(deps, { ownerId: quiz.teacherId, quizId, sources: [written] });
  const position = placeBelow(deps, { quizId, after: questionId });
  const _id = addCopy(deps, written, { quizId, position, isSameQuiz: true });
  return { _id, quiz: getChangedQuiz(deps, teacher, quizId) };
}
