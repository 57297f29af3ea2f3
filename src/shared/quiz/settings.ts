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
