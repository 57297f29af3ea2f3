import type { SharedRight } from '../../shared/access/rights';
import type { Colleague } from '../../shared/access/schema';
import { formatWeekday } from '../../shared/languages/date-form';

const list = new Intl.ListFormat('en', { type: 'conjunction' });

/** Each right in one plain line. */
const MEANS: Readonly<Record<'quiz' | 'class', Readonly<Record<SharedRight, string>>>> = {
  quiz: {
    look: 'Sees questions, answers, marks and statistics, and watches live. Changes nothing.',
    mark: 'Also runs the quiz live, marks, comments and releases scores.',
    edit: 'Also changes questions, settings and who takes the quiz.',
  },
  class: {
    look: 'Sees the list and the results of its quizzes. Changes nothing.',
    mark: 'Also makes PINs, gives the class own quizzes, and runs and marks yours.',
    edit: 'Also changes the list, and the questions and settings of your quizzes.',
  },
};

export const colleagueTexts = {
  title: 'Colleagues',
  titleOf: (title: string) => `Colleagues: “${title}”`,
  loadFailed: 'Your colleagues could not be loaded. Please try again.',
  failed: 'This could not be saved. Please try again.',
  why: {
    quiz: 'Share this quiz with colleagues who run or mark it with you.',
    class:
      'Share this class with colleagues who teach it with you. They get its quizzes with the same right.',
  },
  ownedByYou: { quiz: 'You own this quiz.', class: 'You own this class.' },
  owner: 'owner',
  ownedBy: {
    quiz: (name: string) => `${name} owns this quiz.`,
    class: (name: string) => `${name} owns this class.`,
  },
  nobody: 'Not shared with anybody yet.',
  people: 'Who has it',
  address: 'Email address of your colleague',
  addressHint: 'The one they sign in with.',
  right: 'What they may do',
  rightOf: (who: string) => `What ${who} may do`,
  rights: { look: 'Look', mark: 'Mark', edit: 'Edit' },
  means: MEANS,
  until: 'Until (optional)',
  untilOf: (who: string) => `Until when ${who} has it`,
  untilHint: 'To the end of that day, for a substitute.',
  thisWeek: 'This week',
  share: 'Share',
  sharedWith: (email: string) => `Shared with ${email}.`,
  changed: 'Changed.',
  end: 'End',
  endOf: (who: string) => `End the share of ${who}`,
  undo: 'Undo',
  notHere: 'has not signed in here yet',
  via: ({ classNames }: Pick<Colleague, 'classNames'>) =>
    `through ${classNames.length === 1 ? 'class' : 'classes'} ${list.format(classNames)}`,
  may: (right: SharedRight) => `may ${right}`,
  untilDay: (at: number) => `until ${formatWeekday(at)}`,
  you: 'you',
  leave: { quiz: 'Leave this quiz', class: 'Leave this class' },
  leaveTitle: (title: string) => `Leave “${title}”?`,
  leaveBody: (owner: string) => `It disappears from your lists. Only ${owner} can share it with you again.`,
  leaveAct: 'Leave',
  done: 'Done',
} as const;

export const handOverTexts = {
  title: (title: string) => `Hand over “${title}”?`,
  act: 'Hand over',
  to: 'Email address of the new owner',
  toHint: 'Someone who has signed in here before.',
  toMissing: 'Please enter the email address of the new owner.',
  goes: 'What goes along',
  quizGoes: 'The quiz with its questions, answers, marks and comments.',
  classGoes: 'The class with its list and PINs.',
  withQuizzes: (count: number) => (count === 1 ? 'Its quiz' : `Its ${count} quizzes`),
  withQuizzesMore: 'With questions, answers, marks and comments.',
  stays: 'What stays with you',
  quizStays: 'Your phrases and your accommodations.',
  alsoElsewhere: (titles: readonly string[]) =>
    `${list.format(titles.map((title) => `“${title}”`))}: other classes take ${titles.length === 1 ? 'it' : 'them'} too.`,
  after: 'All of it stays yours until they accept. They then decide what you may still do.',
  offered: (name: string, day: string) =>
    `Offered to ${name}, until ${day}. It stays yours until they accept.`,
  withdraw: 'Withdraw',
  type: {
    quiz: 'Type the title of the quiz to hand it over',
    class: 'Type the name of the class to hand it over',
  },
  differs: {
    quiz: 'This is not the title of the quiz.',
    class: 'This is not the name of the class.',
  },
  failed: 'It could not be offered. Please try again.',
} as const;
