import { createConfig, lintFromString } from '@redocly/openapi-core';
import { expect, test } from 'vitest';
import { aWorld } from '../testing/world';
import { callsByName } from './all-calls';

const readDocument = async () => (await aWorld().nobody.rest('GET', '/openapi.json')).body;

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
