import type { QuestionDraft } from '../../../shared/question/draft';
import type { Question } from '../../../shared/question/schema';
import type { Deps } from '../../deps';
import type { OwnerId } from '../../rules/access/owner-id';
import { toKeptDraft } from '../../rules/question/kept-draft';
import { refuseManyImages, refuseManyQuestions } from '../quizzes/ceilings';
import { toColumns } from '../quizzes/views';
import { endOf } from './place';
import { insertQuestion, keepDraft } from './store';

/** A question, or an unfinished one, to add to a quiz. */
export type Written =
  | { readonly question: Question }
  | {
      readonly _id: string;
      readonly draft: QuestionDraft;
      readonly imageUrl: string | null;
      /** Problems in addition to those of the rules. */
      readonly problems: readonly string[];
    };

type AddDeps = Pick<Deps, 'db' | 'clock' | 'policy'>;

/** Appends questions to an own quiz. Throws 409 for too many questions or images. */
export const addQuestions = (
  deps: AddDeps,
  { questions, ...at }: { ownerId: OwnerId; quizId: string; questions: readonly Question[] },
): void => addWritten(deps, { ...at, added: questions.map((question) => ({ question })) });

/** The same for questions that may be unfinished. */
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
