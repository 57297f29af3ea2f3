import type { QuizForm } from './quiz-form';

const keyOf = (quizId: string) => `quizForm:${quizId}`;

/** The unsaved fields of a quiz: they survive a visit to its questions and a reload, for as long as the tab lives. */
export function keepForm(quizId: string, form: QuizForm): void {
  try {
    sessionStorage.setItem(keyOf(quizId), JSON.stringify(form));
  } catch {
    // Without storage the fields live as long as the screen.
  }
}

export function findKeptForm(quizId: string): QuizForm | undefined {
  try {
    const text = sessionStorage.getItem(keyOf(quizId));
    return text === null ? undefined : (JSON.parse(text) as QuizForm);
  } catch {
    return undefined;
  }
}

export function dropKeptForm(quizId: string): void {
  try {
    sessionStorage.removeItem(keyOf(quizId));
  } catch {
    // Nothing was kept.
  }
}
