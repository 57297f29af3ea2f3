import { DomainError } from '../../../../shared/errors';
import { messages } from '../../../../shared/messages';
import type { Quiz } from '../../../../shared/quiz/schema';
import { isUnanswered, serverSentence, statusOf } from '../../../platform/error-message';
import { trpcClient } from '../../../platform/trpc-client';
import { formDataOf, writtenDraft } from '../forms/question-form';
import { changeOf, issueOf, toForm } from '../forms/settings-form';
import type { AddedQuestion } from './writing-state';
import type { ImageChange, Written } from './written';

interface Place {
  readonly quiz: Quiz;
  readonly added: readonly AddedQuestion[];
}

/** Sends one part; returns the resulting quiz. */
export const sendWritten = (part: Written, place: Place): Promise<Quiz> =>
  part.kind === 'setting' ? sendSetting(part, place.quiz) : sendQuestion(part, place);

async function sendSetting(
  { name, value }: Extract<Written, { kind: 'setting' }>,
  quiz: Quiz,
): Promise<Quiz> {
  const form = { ...toForm(quiz), [name]: value };
  const issue = issueOf(form, quiz, name);
  if (issue !== undefined) throw new DomainError('invalid', issue);
  return trpcClient.quizzes.update.mutate({ quizId: quiz._id, ...changeOf(form, quiz, name) });
}

async function sendQuestion(
  { id, form, image }: Extract<Written, { kind: 'question' }>,
  { quiz, added }: Place,
): Promise<Quiz> {
  const isNew = added.some((question) => question.id === id);
  const ids = isNew ? { questionId: '', newId: id } : { questionId: id };
  const data = formDataOf(writtenDraft(form), { quizId: quiz._id, ...ids });
  addImage(data, image);
  return (await trpcClient.questions.write.mutate(data)).quiz;
}

export function addImage(data: FormData, image: ImageChange | undefined): void {
  if (image?.kind === 'file') data.append('image', image.file);
  if (image?.kind === 'removed') data.append('removeImage', 'true');
}

/** The server's refusal of a part, or that its target is gone. */
export interface Refusal {
  readonly kind: 'refused' | 'gone';
  readonly sentence: string;
}

export const NO_CONNECTION = 'no connection.';

/** The refusal behind a failure; undefined if the server did not answer. */
export function failureOf(error: unknown): Refusal | undefined {
  if (error instanceof DomainError) return { kind: 'refused', sentence: error.message };
  const status = statusOf(error);
  if (status === 401) return { kind: 'refused', sentence: messages.loginAgain };
  const sentence = serverSentence(error);
  if (isUnanswered(error) || sentence === undefined) return undefined;
  // If the whole quiz is gone, its parts keep their changes.
  const isPartGone = status === 404 && sentence !== messages.quizNotFound;
  return { kind: isPartGone ? 'gone' : 'refused', sentence };
}
