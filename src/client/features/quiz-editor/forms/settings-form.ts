import type { Issue } from '../../../../shared/errors';
import { typedNumber } from '../../../../shared/number-answer/typed-number';
import type { Question } from '../../../../shared/question/schema';
import type { QuizSettings } from '../../../../shared/quiz/schema';
import { effectiveSettings } from '../../../../shared/quiz/settings';
import { validateQuiz } from '../../../../shared/quiz/validate';

/** The settings as shown, minutes as typed. */
export interface SettingsForm extends Omit<QuizSettings, 'totalTimeSeconds'> {
  readonly totalMinutes: string;
}

export type SettingName = keyof SettingsForm;
export type Setting = SettingsForm[SettingName];

export function toForm(quiz: QuizSettings): SettingsForm {
  const { title, description, lang, allowNavigation, shuffleQuestions, shuffleOptions } = quiz;
  const { allowTabChange, useQuestionTimer, sendOneByOne, blindMarking } = quiz;
  return {
    ...{ title, description, lang, allowNavigation, shuffleQuestions, shuffleOptions },
    ...{ allowTabChange, useQuestionTimer, sendOneByOne, blindMarking },
    totalMinutes: String(quiz.totalTimeSeconds / 60),
  };
}

type StoredQuiz = QuizSettings & { readonly questions: readonly Pick<Question, 'timeLimit'>[] };

/** The form as a request; total time in seconds, 0 if invalid. */
export function toRequest(form: SettingsForm, quiz: QuizSettings): QuizSettings {
  const { totalMinutes, ...settings } = form;
  const totalTimeSeconds = form.useQuestionTimer ? quiz.totalTimeSeconds : secondsOf(totalMinutes, quiz);
  return effectiveSettings({ ...settings, totalTimeSeconds });
}

// spec §5: at least one minute here; a shorter time set over the API may stay.
function secondsOf(totalMinutes: string, quiz: QuizSettings): number {
  const seconds = Math.round(typedNumber(totalMinutes) * 60);
  const isShort = seconds < 60 && seconds !== quiz.totalTimeSeconds;
  return Number.isFinite(seconds) && !isShort ? seconds : 0;
}

/** The problems of the form in documented order and words. */
export function issuesOf(form: SettingsForm, quiz: StoredQuiz): Issue[] {
  return validateQuiz({ ...toRequest(form, quiz), questions: quiz.questions });
}

/** The setting of an issue. */
const SETTING_OF: Readonly<Record<string, SettingName>> = {
  title: 'title',
  totalTimeSeconds: 'totalMinutes',
  questions: 'useQuestionTimer',
};

/** The problem of one setting by itself. */
export const issueOf = (form: SettingsForm, quiz: StoredQuiz, name: SettingName): string | undefined =>
  issuesOf(form, quiz).find(({ field }) => SETTING_OF[field] === name)?.sentence;

/** The request that changes one setting. */
export function changeOf(form: SettingsForm, quiz: QuizSettings, name: SettingName): Partial<QuizSettings> {
  const request = toRequest(form, quiz);
  return name === 'totalMinutes' ? { totalTimeSeconds: request.totalTimeSeconds } : { [name]: request[name] };
}
