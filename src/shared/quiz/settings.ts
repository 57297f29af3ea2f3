/**
 * The switches of a quiz, as they are where nothing else is said: in a new quiz (spec §3), and in what was stored before
 * there was the switch. The schema has a field for each of them, and no other.
 */
export const quizSwitches = {
  allowNavigation: true,
  shuffleQuestions: false,
  shuffleOptions: false,
  allowTabChange: false,
  useQuestionTimer: false,
  /** Whether a student is sent a question only when its time begins. */
  sendOneByOne: false,
  /** Whether names are kept from who marks, until all is marked or they are asked for. */
  blindMarking: true,
};
export type QuizSwitch = keyof typeof quizSwitches;

/** The settings as they apply: question timers force navigation off, whatever is stored (spec §4 "Timers"), and one by one goes with them alone. */
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
