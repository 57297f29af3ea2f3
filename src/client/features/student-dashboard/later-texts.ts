import { counted, countedTime, nth } from '../../../shared/counted';

// Texts that are loaded later than the dashboard, with the first screen that needs them.

export const startTexts = {
  questions: (count: number) => counted(count, 'question'),
  startQuiz: 'Start Quiz',
  starting: 'Starting…',
  notNow: 'Not now',
  showAll: 'Show all',
  showLess: 'Show less',
  timeInAll: (seconds: number, isExtended: boolean) =>
    `${countedTime(seconds)} in all${isExtended ? ', including your extra time' : ''}`,
  questionTimers: 'Each question has its own time. When it is over, the next question opens.',
  oneByOne: 'This quiz sends its questions one by one: you need the network at each question.',
  noWayBack: 'You cannot go back to an earlier question.',
  tabRule: (limit: number) =>
    `Leaving the quiz page counts as a tab change; the ${nth(limit, 'one')} submits the quiz.`,
  keyRule: 'On a computer the Tab key stays on the quiz page; Ctrl+L and F6 leave it.',
  tabsAllowed: 'You may leave the quiz page while the quiz runs.',
  closes: (moment: string) => `It closes on ${moment}. Whoever is still writing then stops there.`,
  largerText: 'Text and buttons are larger for you.',
  timeHidden: 'The time is hidden while you write. You can show it at any moment.',
  opensIn: (clock: string) => `It opens in ${clock}.`,
  opensByItself: 'You can start here as soon as it is open; there is no need to reload the page.',
  openNow: 'You can start now.',
  clockRule: 'The clock starts when you press the button, and keeps running even if you leave.',
} as const;

export const resumeTexts = {
  resumeTitle: 'Resume Quiz?',
  questionOf: (number: number, count: number) => `question ${number} of ${count}`,
  timeLeftNow: (time: string) => `Time left now: ${time}`,
  questionTimeLeftNow: (time: string) => `Time left now for this question: ${time}`,
  timeOver: 'The time is over. Your answers are submitted when you resume.',
  startFresh: 'Start Fresh',
  resume: 'Resume Quiz',
  offlineResume:
    'You are offline. You can go on with the quiz on this device; everything is sent once you are back online.',
  startFreshMeans: 'Start Fresh closes the quiz for now. Your answers are kept, and the clock keeps running.',
} as const;
