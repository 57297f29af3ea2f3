import { counted } from '../../../shared/counted';

/** The students' texts of practice. */
export const texts = {
  practice: 'Practice',
  title: (subject: string) => `Practice: ${subject}`,
  back: 'Back to your quizzes',
  dock: 'Practice controls',
  loadFailed: 'Your practice could not be loaded. Please try again.',
  /** Shown once, with the first question. */
  neverCounts: 'Nothing here counts. Practise as often as you like.',
  place: (done: number, inAll: number) => `${done} of ${inAll} today`,
  placeAhead: (done: number) => `${counted(done, 'answer')} so far, ahead of time`,

  check: 'Check',
  checking: 'Checking…',
  dontKnow: 'I don’t know',
  answerFirst: 'Give an answer first, or say that you don’t know.',
  next: 'Next',
  waits: 'No connection. Your answer stays here and is checked as soon as the server answers.',
  nextWaits: 'No connection. The next question comes as soon as the server answers.',
  tryAgain: 'Try again',

  marks: (score: number, maximum: number) => `${score} of ${counted(maximum, 'mark')}`,
  unknown: 'Here is the answer',
  unsure: 'The grader is not sure',
  compare: 'Compare with the model answer: did you know it?',
  knewIt: 'I knew it',
  didNot: 'I did not',
  comesAgain: (when: string) => `It comes again ${when}.`,

  done: 'Done for today',
  doneForNow: 'Done for now',
  nothingDue: 'Nothing to practise right now',
  goesOn: (when: string) => `It goes on ${when}.`,
  goesOnNow: 'There is something to practise again.',
  noneNow:
    'Its questions cannot be practised just now, as somebody may still take them in a quiz. Come back later.',
  outcome: {
    correct: (count: number) => `${counted(count, 'answer')} correct`,
    'partly-correct': (count: number) => `${counted(count, 'answer')} partly correct`,
    incorrect: (count: number) => `${counted(count, 'answer')} to practise again`,
  },
  ahead: 'Practise ahead',
  goOn: 'Go on',
  ended: 'This practice has ended',
  endedMore: 'Your teacher has closed it. What you have practised stays yours.',
} as const;
