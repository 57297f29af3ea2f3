import { expect, test } from 'vitest';
import { AS_THE_RULE, exceptionFieldsOf, readException } from './exception-form';

const timeZone = 'Europe/Berlin';
const rule = { opensAt: null, closesAt: Date.parse('2026-01-15T10:00Z') };
const read = (fields: object) => readException({ ...AS_THE_RULE, ...fields }, { timeZone, rule });

test('empty fields mean no exception', () => {
  expect(read({})).toEqual({ exception: null });
});

test('a typed exception is shown as typed', () => {
  const fields = {
    ...{ opensAt: '2026-01-16T09:00', closesAt: '2026-01-16T09:45', extraPercent: '25', tabLimit: '5' },
    ...{ largerText: 'yes', hideTimer: 'no' },
  };
  const { exception } = read(fields);
  expect(exception).toEqual({
    opensAt: Date.parse('2026-01-16T08:00Z'),
    closesAt: Date.parse('2026-01-16T08:45Z'),
    timeFactorPercent: 125,
    tabChangeLimit: 5,
    largerText: true,
    hideTimer: false,
  });
  expect(exceptionFieldsOf(exception ?? {}, timeZone)).toEqual(fields);
});

test('no more time is an exception for a student with extra time', () => {
  expect(read({ extraPercent: '0' }).exception).toMatchObject({
    timeFactorPercent: 100,
    tabChangeLimit: null,
  });
});

test.for([
  [{ extraPercent: '33' }, 'extraPercent'],
  [{ extraPercent: '305' }, 'extraPercent'],
  [{ extraPercent: '-5' }, 'extraPercent'],
  [{ tabLimit: '2' }, 'tabLimit'],
  [{ tabLimit: '3.5' }, 'tabLimit'],
  [{ tabLimit: '101' }, 'tabLimit'],
  [{ opensAt: '2026-01-16T09:00', closesAt: '2026-01-16T09:00' }, 'closesAt'],
  // The classes' window ends at 11:00.
  [{ opensAt: '2026-01-15T11:00' }, 'closesAt'],
] as const)('%o is refused beside its field', ([fields, name]) => {
  expect(Object.keys(read(fields).problems ?? {})).toEqual([name]);
});
