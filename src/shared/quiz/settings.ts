import type { QuizSettings } from './schema';

/** The settings as they apply: question timers force navigation off, whatever is stored (spec §4 "Timers"). */
export function effectiveSettings<
  Settings extends Pick<QuizSettings, 'allowNavigation' | 'useQuestionTimer'>,
>(settings: Settings): Settings {
  return { ...settings, allowNavigation: settings.allowNavigation && !settings.useQuestionTimer };
}
