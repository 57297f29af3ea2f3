import type { Deps } from '../../deps';
import type { OwnerId } from '../../rules/access/owner-id';
import { copyRubric } from '../marking/rubrics/copy';
import { refuseManyImages, refuseManyQuestions } from '../quizzes/ceilings';
import { toColumns } from '../quizzes/views';
import { keepDraft } from './drafts-store';
import { copyTags, joinFamily } from './family-store';
import type { Written } from './find';
import { insertQuestion } from './store';

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
