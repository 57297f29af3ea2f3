import fc from 'fast-check';
import { expect, test } from 'vitest';
import { moved, weeksLater } from '../../client/desk/use-again/weeks-later';
import { wallOf } from '../../client/platform/local-date-time';
import { checkProperty } from '../../server/testing/property';

const MINUTE = 60_000;
const WEEK = 7 * 24 * 60 * MINUTE;
const ZONES = [
  'Europe/Berlin',
  'America/New_York',
  'Asia/Kolkata',
  'Australia/Lord_Howe',
  'America/Santiago',
];
const at = (text: string) => Date.parse(text);

const moments = fc.integer({ min: at('2015-01-01T00:00Z'), max: at('2035-01-01T00:00Z') });
const cases = fc.record({
  opensAt: moments.map((ms) => ms - (ms % MINUTE)),
  minutes: fc.integer({ min: 1, max: 20_000 }),
  nowMs: moments,
  timeZone: fc.constantFrom(...ZONES),
});

test('in any zone and year a moved window opens in the future, on its weekday, at its time, and ends after its start', () => {
  checkProperty(
    fc.property(cases, ({ opensAt, minutes, nowMs, timeZone }) => {
      const window = { opensAt, closesAt: opensAt + minutes * MINUTE };
      const weeks = weeksLater([window], { nowMs, timeZone });
      const later = moved(window, weeks, timeZone);
      expect(later.opensAt).toBeGreaterThan(nowMs);
      expect(later.closesAt).toBeGreaterThan(later.opensAt ?? 0);
      const [before, after] = [wallOf(opensAt, timeZone), wallOf(later.opensAt ?? 0, timeZone)];
      // A skipped hour moves a time by at most an hour.
      expect((after - before) % WEEK).toBeLessThanOrEqual(60 * MINUTE);
      expect(weeks).toBeLessThan(53 * 22);
    }),
  );
});
