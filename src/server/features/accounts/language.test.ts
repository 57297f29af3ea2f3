import { expect, test } from 'vitest';
import { catalogue } from '../../../shared/languages/english-catalogue';
import { aClassWithPins } from '../../testing/a-class-with-pins';
import { aWorld } from '../../testing/world';

const languages = {
  ...{ offered: ['de', 'en', 'hi'], usual: 'en', problems: [] },
  catalogueOf: () => catalogue,
};

test('a sign-in with a PIN tells the language of the class, and from then on that of the student', async () => {
  const world = aWorld({ languages });
  const { teacher, classId, slips, tryPin, signIn } = await aClassWithPins(world, ['Sam']);
  const [slip] = slips;
  if (!slip) throw new Error('There is no slip.');
  const told = async () => (await tryPin(slip.memberId, slip.pin, slip.slip)).body.language;
  expect(await told()).toBeNull();
  const { body } = await teacher.rest('PUT', `/class/${classId}/language`, { language: 'hi' });
  expect(body).toMatchObject({ language: 'hi' });
  expect(await told()).toBe('hi');
  const sam = await signIn(slip);
  expect((await sam.mutate('accounts.setLanguage', { language: 'de' })).body).toEqual({ language: 'de' });
  expect(await told()).toBe('de');
  expect((await sam.mutate('accounts.setLanguage', { language: null })).body).toEqual({ language: 'hi' });
});

test('a sign-in with an address tells the language of the class, to students alone', async () => {
  const world = aWorld({ languages });
  const email = 'tia@school.example';
  const { teacher, classId } = await aClassWithPins(world, [{ name: 'Tia', email }]);
  await teacher.rest('PUT', `/class/${classId}/language`, { language: 'hi' });
  const login = async (role: 'student' | 'teacher') => {
    const issued = await world.nobody.rest('POST', '/auth/demo/id-token', { email, name: 'Tia' });
    return (await world.nobody.rest('POST', `/auth/login/${role}`, issued.body)).body.language;
  };
  expect([await login('student'), await login('teacher')]).toEqual(['hi', null]);
});
