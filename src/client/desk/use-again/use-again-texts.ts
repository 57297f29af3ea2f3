import type { StartWindow } from '../../../shared/assignment/may-start';
import { dateForm } from '../../../shared/languages/date-form';

/** With the year: a window may lie in another one. */
const moment = dateForm({
  ...{ weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' },
  ...{ hour: 'numeric', minute: '2-digit' },
});

const quizzes = (count: number) => (count === 1 ? '1 quiz' : `${count} quizzes`);

export const againTexts = {
  title: (title: string) => `Use “${title}” again`,
  titleOfSeveral: 'Use these quizzes again',
  class: 'Class',
  classesFailed: 'Your classes could not be loaded. Please try again.',
  noClass: 'You have no class to use it in',
  noClassMore: 'Make a class first; then the quiz can be used there.',
  yourClasses: 'Your classes',
  classOf: (name: string, owner: string) => `${name}, class of ${owner}`,
  window: 'When the class takes it',
  zone: (name: string) => `Same weekday and time as before, in ${name}.`,
  noStart: 'No start',
  noEnd: 'No end',
  weeks: 'Weeks later',
  weeksRefusal: 'Please enter a whole number of weeks from 0 to 520.',
  which: 'Quizzes',
  all: 'Select all',
  none: 'Select none',
  staysDraft: 'Without a start it stays a draft until you publish it.',
  opensAtOnce: 'Its start has passed: it opens at once.',
  along: 'Questions, settings and pools come along; exceptions, answers, marks and colleagues do not.',
  incomplete: 'Please complete day and time, or leave the field empty.',
  nothingChosen: 'Please choose a quiz.',
  act: (count: number) => (count === 1 ? 'Use again' : `Use ${count} again`),
  cancel: 'Cancel',
  close: 'Close',
  failed: 'The copy could not be made. Please try again.',
  /** When a quiz of several opens. */
  when: ({ opensAt, closesAt }: StartWindow, nowMs: number): string => {
    if (opensAt === null) return 'stays a draft';
    if (opensAt <= nowMs) return 'opens at once';
    return closesAt === null ? moment.text(opensAt) : moment.range(opensAt, closesAt);
  },
  opens: (title: string, className: string, at: number) =>
    `“${title}” opens for ${className} on ${moment.text(at)}.`,
  isDraft: (title: string, className: string) => `“${title}” is in ${className} as a draft.`,
  added: (count: number, className: string) => `${quizzes(count)} added to ${className}.`,
  open: 'Open',
  unpublished: (count: number) =>
    `${quizzes(count)} could not be published and ${count === 1 ? 'is a draft' : 'are drafts'}:`,
} as const;
