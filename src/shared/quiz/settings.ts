/**
 * The switches of a quiz with their defaults: for a new quiz (spec §3), and for stored settings older than the switch. The schema
 * has exactly these fields.
 */
export const quizSwitches = {
  allowNavigation: true,
  shuffleQuestions: false,
  shuffleOptions: false,
  allowTabChange: false,
  useQuestionTimer: false,
  /** Whether a question is sent only when its time begins. */
  sendOneByOne: false,
  /** Whether names are hidden from markers until all is marked or they are shown. */
  blindMarking: true,
};
export type QuizSwitch = keyof typeof quizSwitches;

/** The languages a quiz can be in, as their ISO 639 codes. */
export const QUIZ_LANGUAGES = [
  ...[
    'am',
    'ar',
    'as',
    'bn',
    'cs',
    'da',
    'de',
    'el',
    'en',
    'es',
    'fa',
    'fi',
    'fr',
    'gu',
    'he',
    'hi',
    'hu',
    'id',
    'it',
  ],
  ...[
    'ja',
    'kn',
    'ko',
    'la',
    'ml',
    'mr',
    'ms',
    'nb',
    'ne',
    'nl',
    'or',
    'pa',
    'pl',
    'pt',
    'ro',
    'ru',
    'sa',
    'sd',
    'si',
  ],
  ...['sv', 'sw', 'ta', 'te', 'th', 'tr', 'uk', 'ur', 'vi', 'zh'],
] as const;

/**
 * The effective settings: question timers force navigation off, whatever is stored (spec §4 "Timers"), and one-by-one delivery
 * requires them.
 */
export function effectiveSettings<
  Settings extends Pick<typeof quizSwitches, 'allowNavigation' | 'useQuestionTimer' | 'sendOneByOne'>,
>(settings: Settings): Settings {
  const { allowNavigation, useQuestionTimer, sendOneByOne } = settings;
  return {
    ...settings,
    allowNavigation: allowNavigation && !useQuestionTimer,
    sendOneByOne: sendOneByOne && useQuestionTimer,
  };
}
