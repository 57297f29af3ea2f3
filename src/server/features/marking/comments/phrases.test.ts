import { expect, test } from 'vitest';
import { commentMessages } from '../../../../shared/comments/messages';
import { PHRASE_MAXIMUM_LENGTH, PHRASES_MAXIMUM } from '../../../../shared/constants';
import { fieldInvalid } from '../../../../shared/messages';
import { aWorld } from '../../../testing/world';

async function aTeacher(name = 'Ann', world = aWorld()) {
  const teacher = await world.signIn('teacher', name);
  const texts = ({ body }: { body: { phrases: { text: string }[] } }) => body.phrases.map(({ text }) => text);
  return {
    world,
    teacher,
    add: (text: unknown) => teacher.mutate('phrases.add', { text }),
    remove: (phraseId: unknown) => teacher.mutate('phrases.remove', { phraseId }),
    ids: async () =>
      (await teacher.query('phrases.list')).body.phrases.map(({ id }: { id: string }) => id) as string[],
    list: async () => texts(await teacher.query('phrases.list')),
    texts,
  };
}

test('phrases keep the order in which they were added, separately for each teacher', async () => {
  const { world, add, list, texts } = await aTeacher();
  expect(await list()).toEqual([]);
  await add('  Say which colour. ');
  expect(texts(await add('Give the reason.'))).toEqual(['Say which colour.', 'Give the reason.']);
  expect(await list()).toEqual(['Say which colour.', 'Give the reason.']);
  expect(await (await aTeacher('Bob', world)).list()).toEqual([]);
});

test('a duplicate phrase and one above the limit are refused', async () => {
  const { add, list } = await aTeacher();
  for (let at = 0; at < PHRASES_MAXIMUM; at += 1) await add(`Phrase ${at}`);
  expect(await add(' Phrase 7 ')).toMatchObject({
    status: 409,
    body: { error: commentMessages.phraseExists },
  });
  expect(await add('One more')).toMatchObject({ status: 409, body: { error: commentMessages.phrasesFull } });
  expect(await list()).toHaveLength(PHRASES_MAXIMUM);
});

test('a phrase is a clean text of 1 to 200 characters', async () => {
  const { add, list } = await aTeacher();
  for (const text of ['', ' \n', undefined, 7]) {
    expect(await add(text)).toMatchObject({ status: 400, body: { error: commentMessages.phraseRequired } });
  }
  expect(await add('x'.repeat(PHRASE_MAXIMUM_LENGTH + 1))).toMatchObject({
    status: 400,
    body: { error: commentMessages.phraseTooLong },
  });
  expect(await add('a\u0000b')).toMatchObject({ status: 400, body: { error: fieldInvalid('text') } });
  expect((await add('x'.repeat(PHRASE_MAXIMUM_LENGTH))).status).toBe(200);
  expect(await list()).toHaveLength(1);
});

test('only its teacher can remove a phrase', async () => {
  const { world, add, remove, ids, texts } = await aTeacher();
  for (const text of ['One.', 'Two.']) await add(text);
  const [first] = await ids();
  expect(await (await aTeacher('Bob', world)).remove(first)).toMatchObject({
    status: 404,
    body: { error: commentMessages.phraseNotFound },
  });
  expect(texts(await remove(first))).toEqual(['Two.']);
  expect(await remove(first)).toMatchObject({ status: 404 });
});
