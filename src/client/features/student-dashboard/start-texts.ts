import { counted, countedTime, nth } from '../../../shared/counted';

/** The words of the start card; they come with it. */
export const startTexts = {
  questions: (count: number) => counted(count, 'question'),
  startQuiz: 'Start Quiz',
  starting: 'Starting…',
  notNow: 'Not now',
  timeInAll: (seconds: number, isExtended: boolean) =>
    `${countedTime(seconds)} in all${isExtended ? ', your extra time counted in' : ''}`,
  questionTimers: 'Each question has its own time. When it is over, the next one comes.',
  noWayBack: 'Going back to an earlier question is off.',
  tabRule: (limit: number) =>
    `Leaving the page of the quiz counts as a tab change; the ${nth(limit, 'one')} submits the quiz.`,
  tabsAllowed: 'You may leave the page while the quiz runs.',
  clockRule: 'The clock starts with the button and runs on, also when you leave.',
} as const;
