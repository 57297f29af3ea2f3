import { blankForm } from './forms/question-form';
import type { ListedQuestion } from './list-questions';
import type { AddedQuestion } from './writing/writing-state';

/** A new question with the type, marks and time of the previous one; the id is made here, without waiting for the server. */
export function newQuestion(before: ListedQuestion | undefined): AddedQuestion {
  const id = [...crypto.getRandomValues(new Uint8Array(12))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
  if (!before) return { id, form: blankForm('mcq') };
  const { type, maximumMarks, timeLimit } = before.form;
  return { id, form: { ...blankForm(type, maximumMarks), timeLimit } };
}
