import { expect, test } from 'vitest';
import { texts } from '../texts';
import { fieldsOf, readAccommodation } from './accommodation-form';

const fields = { email: ' asha@school.example ', extraPercent: '25', extraTabChanges: '2' };

test('half as much time again is stored as a factor of 150 percent', () => {
  const { accommodation } = readAccommodation({ ...fields, extraPercent: '50' }) as { accommodation: never };
  expect(accommodation).toEqual({ email: 'asha@school.example', timeFactorPercent: 150, extraTabChanges: 2 });
  expect(fieldsOf(accommodation)).toEqual({
    email: 'asha@school.example',
    extraPercent: '50',
    extraTabChanges: '2',
  });
});

test('an empty field gives nothing more, and two empty ones give nothing at all', () => {
  expect(readAccommodation({ ...fields, extraTabChanges: '' })).toMatchObject({
    accommodation: { timeFactorPercent: 125, extraTabChanges: 0 },
  });
  expect(readAccommodation({ ...fields, extraPercent: '', extraTabChanges: '' })).toEqual({
    problems: { extraPercent: texts.nothingAllowed },
  });
});

test.for([
  [{ email: 'asha' }, 'email'],
  [{ extraPercent: '301' }, 'extraPercent'],
  [{ extraPercent: '33' }, 'extraPercent'],
  [{ extraPercent: '-5' }, 'extraPercent'],
  [{ extraTabChanges: '1.5' }, 'extraTabChanges'],
  [{ extraTabChanges: '98' }, 'extraTabChanges'],
] as const)('%o is refused beside its field', ([wrong, field]) => {
  const { problems } = readAccommodation({ ...fields, ...wrong });
  expect(Object.keys(problems ?? {})).toEqual([field]);
});
