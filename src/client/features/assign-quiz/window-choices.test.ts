import { expect, test } from 'vitest';
import { toLocalField } from '../../platform/local-date-time';
import { makeUpWindow, windowChoices } from './window-choices';

const ZONE = 'Europe/Berlin';
const at = (text: string) => Date.parse(text);
const shown = (ms: number | null) => (ms === null ? null : toLocalField(ms, ZONE));

function choicesAt(now: string) {
  return windowChoices(at(now), ZONE).map(({ label, window: { opensAt, closesAt } }) => [
    label.replace(/ (until|5|17).*$/, ''),
    shown(opensAt),
    shown(closesAt),
  ]);
}

test('on a Thursday morning the day and the week are offered', () => {
  expect(choicesAt('2026-03-26T09:00Z')).toEqual([
    ['Today', null, '2026-03-26T17:00'],
    ['Tomorrow', '2026-03-27T08:00', '2026-03-27T17:00'],
    ['This week', null, '2026-03-27T17:00'],
  ]);
});

test('in the evening the day is over, and on a Friday the week; by Monday the clocks have changed', () => {
  expect(choicesAt('2026-03-27T18:00Z')).toEqual([
    ['Tomorrow', '2026-03-28T08:00', '2026-03-28T17:00'],
    ['Next week', '2026-03-30T08:00', '2026-04-03T17:00'],
  ]);
});

test('shortly after midnight it is the teacher’s day, not that of Greenwich', () => {
  expect(choicesAt('2026-03-25T23:30Z')[0]).toEqual(['Today', null, '2026-03-26T17:00']);
});

const aMakeUp = (opensAt: string | null, closesAt: string | null, timeSeconds = 1800) => {
  const moment = (text: string | null) => (text === null ? null : at(text));
  const rule = { opensAt: moment(opensAt), closesAt: moment(closesAt) };
  const proposed = makeUpWindow({ rule, timeSeconds, nowMs: at('2026-03-28T12:20Z'), timeZone: ZONE });
  return [shown(proposed.opensAt), shown(proposed.closesAt)];
};

test('a make-up is tomorrow at the lesson’s hour and of its length, also across a clock change', () => {
  expect(aMakeUp('2026-03-27T09:15Z', '2026-03-27T10:00Z')).toEqual(['2026-03-29T10:15', '2026-03-29T11:00']);
});

test('a student with more time than the lesson gets all of it', () => {
  expect(aMakeUp('2026-03-27T09:15Z', '2026-03-27T10:00Z', 3601)).toEqual([
    '2026-03-29T10:15',
    '2026-03-29T11:20',
  ]);
});

test.for([
  ['2026-03-23T07:00Z', '2026-03-27T16:00Z', '2026-03-29T08:00', '2026-03-29T08:45'],
  [null, '2026-03-27T16:00Z', '2026-03-29T13:00', '2026-03-29T13:45'],
  [null, null, '2026-03-29T13:00', '2026-03-29T13:45'],
] as const)(
  'a window from %s to %s is no lesson: its make-up lasts as long as the quiz, and some more',
  ([opensAt, closesAt, ...proposed]) => {
    expect(aMakeUp(opensAt, closesAt)).toEqual(proposed);
  },
);
