import { toDraft } from '../../shared/question/draft';
import type { Question } from '../../shared/question/schema';
import { timedFetch } from '../platform/timed-fetch';
import { trpcClient } from '../platform/trpc-client';
import { questionFormData } from './question-form-data';

/** Adds a copy of a question, image included, at the end of a quiz. */
export async function copyQuestion(question: Question, quizId: string): Promise<Question> {
  const form = questionFormData(toDraft(question), { quizId });
  if (question.imageUrl) {
    const image = await timedFetch(question.imageUrl);
    if (!image.ok) throw new Error(`The image ${question.imageUrl} could not be read.`);
    form.append('image', await image.blob(), 'image');
  }
  return trpcClient.questions.create.mutate(form);
}
