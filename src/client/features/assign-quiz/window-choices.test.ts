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

test('on a Thursday morning the day and the week can still be taken', () => {
  expect(choicesAt('2026-03-26T09:00Z')).toEqual([
    ['Today', null, '2026-03-26T17:00'],
    ['Tomorrow', '2026-03-27T08:00', '2026-03-27T17:00'],
    ['This week', null, '2026-03-27T17:00'],
  ]);
});

test('in the evening the day is over, and on a Friday the week; the clocks have changed by Monday', () => {
  expect(choicesAt('2026-03-27T18:00Z')).toEqual([
    ['Tomorrow', '2026-03-28T08:00', '2026-03-28T17:00'],
    ['Next week', '2026-03-30T08:00', '2026-04-03T17:00'],
  ]);
});

test('shortly after midnight it is the day of the teacher, not that of Greenwich', () => {
  expect(choicesAt('2026-03-25T23:30Z')[0]).toEqual(['Today', null, '2026-03-26T17:00']);
});

const aMakeUp = (opensAt: string | null, closesAt: string | null, timeSeconds = 1800) => {
  const moment = (text: string | null) => (text === null ? null : at(text));
  const rule = { opensAt: moment(opensAt), closesAt: moment(closesAt) };
  const proposed = makeUpWindow({ rule, timeSeconds, nowMs: at('2026-03-28T12:20Z'), timeZone: ZONE });
  return [shown(proposed.opensAt), shown(proposed.closesAt)];
};

test('a make-up is tomorrow at the hour of the lesson, as long as that was, also over a change of the clocks', () => {
  expect(aMakeUp('2026-03-27T09:15Z', '2026-03-27T10:00Z')).toEqual(['2026-03-29T10:15', '2026-03-29T11:00']);
});

test('who has more time than the lesson had gets all of it', () => {
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
  'a window from %s to %s is no lesson: its make-up is as long as the quiz takes, and some',
  ([opensAt, closesAt, ...proposed]) => {
    expect(aMakeUp(opensAt, closesAt)).toEqual(proposed);
  },
);
