import { expect, test } from 'vitest';
import type { WrongKeyAlarm } from '../../../shared/results/wrong-key';
import { alarmEvidence, sortAlarms } from './alarm-evidence';

const alarm: WrongKeyAlarm = {
  ...{ questionId: 'q3', number: 3, answer: 'Jupiter' },
  ...{ chosen: 4, keyed: 0, strongest: 4 },
};

test('a dismissed alarm stays dismissed while its evidence is the same', () => {
  const dismissed = { q3: alarmEvidence(alarm) };
  expect(sortAlarms([alarm], dismissed)).toEqual({ raised: [], dismissed: [alarm] });
  expect(sortAlarms([alarm], {})).toEqual({ raised: [alarm], dismissed: [] });
});

test('more students against the key, or for another answer, raise it again', () => {
  const dismissed = { q3: alarmEvidence(alarm) };
  const more = { ...alarm, chosen: 5, strongest: 5 };
  const other = { ...alarm, answer: 'Saturn' };
  expect(sortAlarms([more], dismissed).raised).toEqual([more]);
  expect(sortAlarms([other], dismissed).raised).toEqual([other]);
});
