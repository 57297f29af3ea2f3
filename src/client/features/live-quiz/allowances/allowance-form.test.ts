import { expect, test } from 'vitest';
import { texts } from '../texts';
import { fieldsOf, readAllowance } from './allowance-form';

const fields = { email: ' asha@school.example ', extraPercent: '25', extraTabChanges: '2' };

test('half as much time again is stored as a factor of 150 percent', () => {
  const { allowance } = readAllowance({ ...fields, extraPercent: '50' }) as { allowance: never };
  expect(allowance).toEqual({ email: 'asha@school.example', timeFactorPercent: 150, extraTabChanges: 2 });
  expect(fieldsOf(allowance)).toEqual({
    email: 'asha@school.example',
    extraPercent: '50',
    extraTabChanges: '2',
  });
});

test('an empty field allows nothing more, and both empty allow nothing at all', () => {
  expect(readAllowance({ ...fields, extraTabChanges: '' })).toMatchObject({
    allowance: { timeFactorPercent: 125, extraTabChanges: 0 },
  });
  expect(readAllowance({ ...fields, extraPercent: '', extraTabChanges: '' })).toEqual({
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
  const { problems } = readAllowance({ ...fields, ...wrong });
  expect(Object.keys(problems ?? {})).toEqual([field]);
});
