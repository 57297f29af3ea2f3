import type { AI_REQUEST_OUTCOMES } from '../../../../shared/constants';

/** The words about marking by an AI server. */
export const aiTexts = {
  title: 'AI marking',
  use: 'Use AI for this quiz',
  whatIsSent: (host: string) =>
    `Question, model answer and the answers to short and long questions go to ${host}, without names or e-mail addresses.`,
  off: 'Switched off: nothing of this quiz is sent. The built-in rules mark what is evaluated from now on.',
  switchFailed: 'Failed to switch AI marking',
  showSent: 'What was sent',
  sentTitle: 'What was sent to the AI',
  nothingSent: 'Nothing of this quiz was sent.',
  nothingSentMore:
    'As soon as answers go to an AI server, every request stands here with all its texts. What was sent for another quiz already, word for word, is not sent again.',
  sentIntro: (count: number) =>
    count === 1
      ? '1 request left this server. Beside our instructions and the maximum marks it held only what stands here.'
      : `${count} requests left this server. Beside our instructions and the maximum marks they held only what stands here.`,
  loadFailed: 'Failed to load what was sent. Please try again.',
  question: 'Question',
  modelAnswer: 'Model answer',
  answers: (count: number) => (count === 1 ? '1 text' : `${count} texts`),
  test: 'a test text of ours',
  to: (host: string, model: string) => `To ${host}, model ${model}`,
  outcomes: {
    sent: 'No answer yet',
    answered: 'Answered',
    failed: 'No usable answer',
  } satisfies Record<(typeof AI_REQUEST_OUTCOMES)[number], string>,
} as const;
