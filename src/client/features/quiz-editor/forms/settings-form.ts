import type { Issue } from '../../../../shared/errors';
import { typedNumber } from '../../../../shared/number-answer/typed-number';
import type { Question } from '../../../../shared/question/schema';
import type { QuizSettings } from '../../../../shared/quiz/schema';
import { effectiveSettings } from '../../../../shared/quiz/settings';
import { validateQuiz } from '../../../../shared/quiz/validate';

/** The settings as they stand on the screen: the minutes as typed. */
export interface SettingsForm extends Omit<QuizSettings, 'totalTimeSeconds'> {
  readonly totalMinutes: string;
}

export type SettingName = keyof SettingsForm;
export type Setting = SettingsForm[SettingName];

export function toForm(quiz: QuizSettings): SettingsForm {
  const { title, description, allowNavigation, shuffleQuestions, shuffleOptions } = quiz;
  const { allowTabChange, useQuestionTimer, sendOneByOne, blindMarking } = quiz;
  return {
    ...{ title, description, allowNavigation, shuffleQuestions, shuffleOptions },
    ...{ allowTabChange, useQuestionTimer, sendOneByOne, blindMarking },
    totalMinutes: String(quiz.totalTimeSeconds / 60),
  };
}

type StoredQuiz = QuizSettings & { readonly questions: readonly Pick<Question, 'timeLimit'>[] };

/** What the form says, as the server takes it; the total time is seconds, 0 for what is no time. */
export function toRequest(form: SettingsForm, quiz: QuizSettings): QuizSettings {
  const { totalMinutes, ...settings } = form;
  const totalTimeSeconds = form.useQuestionTimer ? quiz.totalTimeSeconds : secondsOf(totalMinutes, quiz);
  return effectiveSettings({ ...settings, totalTimeSeconds });
}

// spec §5: at least one minute here; a shorter time that came over the API may stay.
function secondsOf(totalMinutes: string, quiz: QuizSettings): number {
  const seconds = Math.round(typedNumber(totalMinutes) * 60);
  const isShort = seconds < 60 && seconds !== quiz.totalTimeSeconds;
  return Number.isFinite(seconds) && !isShort ? seconds : 0;
}

/** What keeps the form from being saved, in the documented order and words. */
export function issuesOf(form: SettingsForm, quiz: StoredQuiz): Issue[] {
  return validateQuiz({ ...toRequest(form, quiz), questions: quiz.questions });
}

/** The setting that an issue is about. */
const SETTING_OF: Readonly<Record<string, SettingName>> = {
  title: 'title',
  totalTimeSeconds: 'totalMinutes',
  questions: 'useQuestionTimer',
};

/** Why one setting cannot be as it is, whatever the others are. */
export const issueOf = (form: SettingsForm, quiz: StoredQuiz, name: SettingName): string | undefined =>
  issuesOf(form, quiz).find(({ field }) => SETTING_OF[field] === name)?.sentence;

/** The change of one setting as a request takes it, and nothing else. */
export function changeOf(form: SettingsForm, quiz: QuizSettings, name: SettingName): Partial<QuizSettings> {
  const request = toRequest(form, quiz);
  return name === 'totalMinutes' ? { totalTimeSeconds: request.totalTimeSeconds } : { [name]: request[name] };
}
