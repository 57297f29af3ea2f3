import type { Issue } from '../../../shared/errors';
import type { Question } from '../../../shared/question/schema';
import type { Quiz, QuizSettings } from '../../../shared/quiz/schema';
import { effectiveSettings } from '../../../shared/quiz/settings';
import { validateQuiz } from '../../../shared/quiz/validate';
import type { QuizForm } from '../../quiz-parts/quiz-drafts';

export function toForm(quiz: Quiz): QuizForm {
  const { title, description, allowNavigation, shuffleQuestions, allowTabChange, useQuestionTimer } = quiz;
  return {
    ...{ title, description, allowNavigation, shuffleQuestions, allowTabChange, useQuestionTimer },
    totalMinutes: String(quiz.totalTimeSeconds / 60),
    order: quiz.questions.map(({ _id }) => _id),
  };
}

/** The form with the order made whole: without questions that are gone, with new ones at the end. */
export function fitOrder(form: QuizForm, quiz: Quiz): QuizForm {
  const ids = quiz.questions.map(({ _id }) => _id);
  const kept = form.order.filter((id) => ids.includes(id));
  // A question that is new, or back again, stands where the server has it.
  const order = ids.reduce<readonly string[]>(
    (list, id, index) => (list.includes(id) ? list : list.toSpliced(index, 0, id)),
    kept,
  );
  return { ...form, order };
}

/** The questions as the form orders them. */
export function inOrder(questions: readonly Question[], order: readonly string[]): Question[] {
  return order.flatMap((id) => questions.find(({ _id }) => _id === id) ?? []);
}

/** What the form says, as the server takes it; the total time is seconds, 0 for what is no time. */
export function toRequest(form: QuizForm, quiz: Quiz): QuizSettings & { questions: string[] } {
  const { totalMinutes, order, ...settings } = form;
  const totalTimeSeconds = form.useQuestionTimer ? quiz.totalTimeSeconds : secondsOf(totalMinutes, quiz);
  return { ...effectiveSettings({ ...settings, totalTimeSeconds }), questions: [...order] };
}

// spec §5: at least one minute here; a shorter time that came over the API may stay.
function secondsOf(totalMinutes: string, quiz: Quiz): number {
  const seconds = Math.round(Number(totalMinutes) * 60);
  const isShort = seconds < 60 && seconds !== quiz.totalTimeSeconds;
  return Number.isFinite(seconds) && !isShort ? seconds : 0;
}

/** What keeps the form from being saved, in the documented order and words. */
export function issuesOf(form: QuizForm, quiz: Quiz): Issue[] {
  const { title, useQuestionTimer, totalTimeSeconds } = toRequest(form, quiz);
  const questions = inOrder(quiz.questions, form.order);
  return validateQuiz({ title, useQuestionTimer, totalTimeSeconds, questions });
}

/** How many fields differ from what is stored. */
export function countChanges(form: QuizForm, stored: QuizForm): number {
  const storedTexts = Object.entries(stored).map(([field, value]) => `${field} ${value}`);
  return Object.entries(form).filter(([field, value]) => !storedTexts.includes(`${field} ${value}`)).length;
}
