import { createConfig, lintFromString } from '@redocly/openapi-core';
import { expect, test } from 'vitest';
import { contractCases } from '../testing/contract/contract-cases';
import { aStage } from '../testing/stage';
import { aWorld } from '../testing/world';
import { callsByName } from './all-calls';

/** What is made up anew each time. */
const SECRET = /^(token|firebaseToken|pin|slip|receipt|razorpay_signature|uploadId|imageUrl)$/;
const withoutSecrets = (key: string, value: unknown) => (SECRET.test(key) && value ? 'secret' : value);

/** The first good answer that the cases of the contract get from each call. */
async function answersOfCases(): Promise<Record<string, unknown>> {
  const answers: Record<string, unknown> = {};
  for (const { given, who, before, rest, trpc, status } of contractCases) {
    const name = trpc?.[1] ?? '';
    if (status !== 200 || !callsByName.get(name)?.rest.length || name in answers) continue;
    const stage = await aStage(given);
    await before?.(stage);
    const [method, path, body] = rest;
    const answered = await stage[who].rest(method, path(stage), body?.(stage));
    if (answered.headers.get('Content-Type') !== 'application/json') continue;
    answers[name] = JSON.parse(JSON.stringify(answered.body, withoutSecrets));
  }
  return Object.fromEntries(Object.entries(answers).toSorted(([one], [other]) => (one < other ? -1 : 1)));
}

const readDocument = async () => (await aWorld().nobody.rest('GET', '/openapi.json')).body;

test('the examples are what the cases of the contract are answered', async () => {
  await expect(`${JSON.stringify(await answersOfCases(), null, 2)}\n`).toMatchFileSnapshot('examples.json');
});

test('the document is valid to the letter, its examples included', async () => {
  const config = await createConfig({
    extends: ['recommended'],
    // The documented paths are what they are: some end in a slash, and a share ID stands where others have an id.
    rules: {
      'no-invalid-media-type-examples': 'error',
      'no-path-trailing-slash': 'off',
      'no-ambiguous-paths': 'off',
      'no-server-example.com': 'off',
      'tag-description': 'off',
    },
  });
  const problems = await lintFromString({ source: JSON.stringify(await readDocument()), config });
  expect(problems.map(({ message, location: [at] }) => `${at?.pointer}: ${message}`)).toEqual([]);
});

test('each call that has a path over REST stands in it, with an example where it answers JSON', async () => {
  const { paths } = await readDocument();
  const described = Object.values<Record<string, { operationId: string }>>(paths).flatMap((path) =>
    Object.values(path).map(({ operationId }) => operationId),
  );
  const declared = [...callsByName].flatMap(([name, { rest }]) =>
    rest.map((_, at) => (at === 0 ? name : `${name}.${at + 1}`)),
  );
  expect(described.toSorted()).toEqual(declared.toSorted());
});
