import type { HandOver } from '../../../shared/access/hand-over-schema';

const list = new Intl.ListFormat('en', { type: 'conjunction' });

export const offerTexts = {
  heading: 'Offered to you',
  asks: ({ from, kind, title }: HandOver) =>
    `${from.name} would like you to take over the ${kind} “${title}”.`,
  until: (email: string, day: string) =>
    `From ${email}. It stays theirs until you accept; the offer ends on ${day}.`,
  accept: 'Accept',
  acceptOf: (title: string) => `Accept “${title}”`,
  acceptTitle: (title: string) => `Take over “${title}”?`,
  decline: 'Decline',
  declineOf: (title: string) => `Decline “${title}”`,
  means: {
    quiz: 'You will own the quiz with its answers and marks. It counts towards your plan and your limits.',
    class:
      'You will own the class with its list. It counts towards your limits, and its quizzes towards your plan.',
  },
  along: (titles: readonly string[]) =>
    `With it ${titles.length === 1 ? 'comes' : 'come'} ${list.format(titles.map((title) => `“${title}”`))}.`,
  staysPublished: 'It is published and stays so.',
  formerOwnerMay: (name: string) => `What ${name} may still do`,
  rights: { none: 'Nothing', look: 'Look', mark: 'Mark', edit: 'Edit' },
  hints: {
    none: 'It disappears from their lists.',
    look: 'They see everything and change nothing.',
    mark: 'They run the quiz, mark and release. They publish nothing on your plan.',
    edit: 'They also change questions and settings, and publish on your plan.',
  },
  failed: 'This could not be saved. Please try again.',
} as const;
