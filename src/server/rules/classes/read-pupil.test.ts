import { expect, test } from 'vitest';
import { fieldInvalid, fieldTooLong } from '../../../shared/messages';
import { classMessages } from './messages';
import { readPupil } from './read-pupil';

const asha = { name: 'Asha Rao', number: null, email: null };

test.each([
  ['  Asha \t Rao ', 'Asha Rao'],
  ['\ufeffAsha\u200b Rao', 'Asha Rao'],
  ['Asha\u00a0Rao', 'Asha Rao'],
  ['Asha\nRao\u0007', 'Asha Rao'],
  ['E\u0301mile', 'Émile'],
  // An invisible joiner changes the rendering here, so it stays.
  ['می\u200cخواهم', 'می\u200cخواهم'],
  ['李 小龙', '李 小龙'],
])('%j is stored as %j', (name, kept) => {
  expect(readPupil({ ...asha, name })).toEqual({ pupil: { ...asha, name: kept } });
});

test('a stored student is read back unchanged', () => {
  const fields = { name: ' Zoë  O\u2019Neil ', number: ' 00 12 ', email: ' Zoe@School.Example ' };
  const read = readPupil(fields);
  expect(read).toEqual({
    pupil: { name: 'Zoë O’Neil', number: '00 12', email: 'zoe@school.example' },
  });
  expect('pupil' in read && readPupil(read.pupil)).toEqual(read);
});

test('an empty number and an empty address become null', () => {
  expect(readPupil({ name: 'Asha Rao', number: ' ', email: '' })).toEqual({ pupil: asha });
});

test.each([
  [{ name: '' }, classMessages.memberNameRequired],
  [{ name: '\u200b' }, classMessages.memberNameRequired],
  [{ name: 'A\ud800' }, fieldInvalid('name')],
  [{ name: 'x'.repeat(101) }, fieldTooLong('name', 100)],
  [{ number: '1'.repeat(31) }, fieldTooLong('number', 30)],
  [{ number: '1\u0000' }, fieldInvalid('number')],
  [{ email: 'asha' }, classMessages.emailInvalid],
  [{ email: 'asha@rao@x.example' }, classMessages.emailInvalid],
  [{ email: `${'x'.repeat(250)}@x.example` }, classMessages.emailInvalid],
])('%j is refused', (wrong, problem) => {
  expect(readPupil({ ...asha, ...wrong })).toEqual({ problem });
});
