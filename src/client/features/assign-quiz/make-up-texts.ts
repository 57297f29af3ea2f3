import { counted } from '../../../shared/counted';

const list = new Intl.ListFormat('en', { type: 'conjunction' });
const students = (count: number) => counted(count, 'student');

/** The words of a make-up. */
export const makeUpTexts = {
  title: 'Give a make-up time',
  who: (names: readonly string[]) => `For ${list.format(names)}.`,
  others: 'For everybody else the window ends now.',
  opensResponses: 'Responses are opened again, for them alone.',
  hidden: 'Scores are released. Correct answers stay hidden from everybody until the make-up is over.',
  alreadyShown: (count: number) =>
    `Correct answers were already shown to ${students(count)}. Those who make the quiz up may have heard them.`,
  give: 'Give make-up time',
  given: (count: number, window: string) => `${students(count)} can take the quiz: ${window}.`,
  failed: 'The make-up time could not be given. Please try again.',
  bothRequired: 'Please enter when the make-up opens and when it closes.',
  isPast: 'This time is already over.',
} as const;
