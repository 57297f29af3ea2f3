import type { OwnerId } from '../../../shared/access/owner-id';
import type { QuestionDraft } from '../../../shared/question/draft';
import { toKeptDraft } from '../../../shared/question/kept-draft';
import type { Question } from '../../../shared/question/schema';
import type { Deps } from '../../deps';
import { refuseManyImages, refuseManyQuestions } from '../quizzes/ceilings';
import { toColumns } from '../quizzes/views';
import { keepDraft } from './drafts-store';
import { endOf } from './place';
import { insertQuestion } from './store';

/** What is added to a quiz: a question, or one that is not finished. */
export type Written =
  | { readonly question: Question }
  | {
      readonly _id: string;
      readonly draft: QuestionDraft;
      readonly imageUrl: string | null;
      /** What it lacks beside what the rules say. */
      readonly problems: readonly string[];
    };

type AddDeps = Pick<Deps, 'db' | 'clock' | 'policy'>;

/** Writes questions at the end of an own quiz, in their order; refuses (409) more of them, or of their images, than there can be. */
export const addQuestions = (
  deps: AddDeps,
  { questions, ...at }: { ownerId: OwnerId; quizId: string; questions: readonly Question[] },
): void => addWritten(deps, { ...at, added: questions.map((question) => ({ question })) });

/** The same for questions of which some are not finished. */
export function addWritten(
  deps: AddDeps,
  { ownerId, quizId, added }: { ownerId: OwnerId; quizId: string; added: readonly Written[] },
): void {
  refuseManyQuestions(deps, ownerId, quizId, added.length);
  const images = added.map((each) => ('question' in each ? each.question.imageUrl : each.imageUrl));
  const imageCount = images.filter((imageUrl) => imageUrl !== null).length;
  if (imageCount > 0) refuseManyImages(deps, ownerId, imageCount);
  const end = endOf(deps, quizId);
  const updatedAt = deps.clock.now();
  added.forEach((each, at) => {
    const place = { quizId, position: end + at };
    if ('question' in each) {
      insertQuestion(deps.db, { ...toColumns(each.question), ...place, id: each.question._id });
    } else {
      const { _id: id, draft, imageUrl, problems } = each;
      keepDraft(deps.db, { ...place, id, draft: toKeptDraft(draft, problems), imageUrl, updatedAt });
    }
  });
}
