import { expect, test } from 'vitest';
import { closesAt, type LedgerEntry, type Progress, placeAt } from './place';

const progress: Progress = { position: 0, since: 1_000, limits: [30, 20, 10], entries: [] };
const given = (kind: LedgerEntry['kind'], startedAt: number, addedMs: number) => ({
  kind,
  startedAt,
  addedMs,
});
const place = (nowMs: number, changes: Partial<Progress> = {}) => placeAt({ ...progress, ...changes }, nowMs);

test('questions whose time has run out are skipped, whether or not the page was open', () => {
  expect(place(1_000)).toEqual({ index: 0, endsAt: 31_000 });
  expect(place(30_999)).toEqual({ index: 0, endsAt: 31_000 });
  expect(place(31_000)).toEqual({ index: 1, endsAt: 51_000 });
  expect(place(500_000)).toEqual({ index: 2, endsAt: 61_000 });
});

test('a student who moves on early has the next question from then on', () => {
  const early = { position: 1, since: 5_000 };
  expect(place(6_000, early)).toEqual({ index: 1, endsAt: 25_000 });
  expect(place(26_000, early)).toEqual({ index: 2, endsAt: 35_000 });
});

test('without question timers the place is the furthest question until the attempt ends', () => {
  expect(place(900_000, { position: 2, limits: null })).toEqual({ index: 2, endsAt: null });
});

test('time added while a question is open reaches it and later ones, and none that was over', () => {
  const entries = [given('extra', 40_000, 60_000)];
  expect(place(40_000, { entries })).toEqual({ index: 1, endsAt: 111_000 });
  expect([0, 1, 2].map((index) => closesAt({ ...progress, entries }, index))).toEqual([
    31_000, 111_000, 121_000,
  ]);
});

test('time added before a question was shown does not count for it again', () => {
  const early = { position: 1, since: 5_000, entries: [given('extra', 4_000, 60_000)] };
  expect(place(6_000, early)).toEqual({ index: 1, endsAt: 25_000 });
});

test('a pause stops the clock of the open question', () => {
  const entries = [given('pause', 11_000, 100_000)];
  expect(place(111_000, { entries })).toEqual({ index: 0, endsAt: 131_000 });
});

test('a question shown between the last heartbeat and the stop of the server gets the rest of the downtime', () => {
  const entries = [given('downtime', 4_000, 60_000)];
  expect(place(64_000, { position: 1, since: 5_000, entries })).toEqual({ index: 1, endsAt: 84_000 });
});

test('time added after the last question’s end reopens it, a pause does not', () => {
  const last = { position: 2, since: 5_000 };
  expect(place(80_000, { ...last, entries: [given('extra', 80_000, 60_000)] })).toEqual({
    index: 2,
    endsAt: 140_000,
  });
  expect(place(80_000, { ...last, entries: [given('reopened', 20_000, 120_000)] }).endsAt).toBe(140_000);
  expect(place(80_000, { ...last, entries: [given('pause', 20_000, 60_000)] }).endsAt).toBe(15_000);
});

test('a question closes when its limit and the earlier ones are used up, and for good once passed', () => {
  const closings = (at: Progress) => [0, 1, 2].map((index) => closesAt(at, index));
  expect(closings(progress)).toEqual([31_000, 51_000, 61_000]);
  expect(closings({ ...progress, limits: null })).toEqual([null, null, null]);
  expect(closings({ ...progress, position: 1, limits: null })).toEqual([
    Number.NEGATIVE_INFINITY,
    null,
    null,
  ]);
});
