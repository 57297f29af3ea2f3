import { expect, test } from 'vitest';
import { SUBMITTED_BY } from '../../../shared/constants';
import { aJoinedQuiz } from '../../rules/quiz-session/a-session';
import { stepSession } from '../../rules/quiz-session/machine';
import { openSession } from '../../rules/quiz-session/state';
import { whyEnded } from './why-ended';

const open = () => openSession({ joined: aJoinedQuiz(), nowMs: 0 });

test('a quiz that ended elsewhere says why, with a different sentence for each reason', () => {
  const told = SUBMITTED_BY.map((closedBy) =>
    whyEnded(stepSession(open(), { kind: 'closedByServer', closedBy, nowMs: 1 })),
  );
  expect(told).toEqual([
    'You submitted this quiz on another page.',
    'The time for this quiz is over.',
    'The third tab change submits the quiz automatically.',
    'Your teacher has collected all submissions.',
    'The time was over, and the quiz was closed with the answers saved by then.',
  ]);
});

test('a student who pressed submit needs no reason', () => {
  expect(whyEnded(stepSession(open(), { kind: 'submitConfirmed', nowMs: 1 }))).toBeNull();
});
