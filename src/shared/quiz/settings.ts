import type { QuizRequest } from './request';
import { type QuizSettings, quizSettingsSchema } from './schema';

/** The settings as they apply: question timers force navigation off, whatever is stored (spec §4 "Timers"). */
export function effectiveSettings<
  Settings extends Pick<QuizSettings, 'allowNavigation' | 'useQuestionTimer'>,
>(settings: Settings): Settings {
  return { ...settings, allowNavigation: settings.allowNavigation && !settings.useQuestionTimer };
}

/** The settings of a quiz with the changes of a request, as they apply; anything else that stands in either stays away. */
export const withChanges = (base: QuizSettings, request: QuizRequest): QuizSettings =>
  effectiveSettings(quizSettingsSchema.parse({ ...base, ...request }));
