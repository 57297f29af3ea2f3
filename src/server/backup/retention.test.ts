import { expect, test } from 'vitest';
import { backupName } from './names';
import { backupsToDelete } from './retention';

const DAY_MS = 24 * 60 * 60 * 1000;
const START = Date.UTC(2026, 0, 1, 3);
const daily = (days: number) => Array.from({ length: days }, (_, day) => backupName(START + day * DAY_MS));

test('the daily backups of a week are all kept', () => {
  expect(backupsToDelete(daily(7))).toEqual([]);
});

test('after two years only the last days, weeks and months are left', () => {
  const names = daily(730);
  const gone = new Set(backupsToDelete(names));
  const kept = names.filter((name) => !gone.has(name));
  expect(kept.slice(-7)).toEqual(names.slice(-7));
  expect(kept.length).toBeGreaterThan(7 + 3 + 9);
  expect(kept.length).toBeLessThanOrEqual(7 + 5 + 12);
  expect(kept).toContain(backupName(Date.UTC(2027, 3, 30, 3)));
});

test('of several backups on one day the last is kept', () => {
  const names = [START, START + 60_000, START + 120_000].map(backupName);
  expect(backupsToDelete(names)).toEqual([names[1], names[0]]);
});

test('a server that was off for a year keeps its backups', () => {
  const names = [...daily(7), backupName(START + 400 * DAY_MS)];
  expect(backupsToDelete(names)).toEqual([names[0]]);
});

test('files that are no backup are left alone', () => {
  expect(backupsToDelete(['before-migration-3.sqlite', 'quiz-yesterday', 'drill.json'])).toEqual([]);
});
