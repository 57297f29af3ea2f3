import { createConfig, lintFromString } from '@redocly/openapi-core';
import { expect, test } from 'vitest';
import { QUESTION_TYPES } from '../../shared/question-types/registry';
import { aWorld } from '../testing/world';
import { callsByName } from './all-calls';

const readDocument = async () => (await aWorld().nobody.rest('GET', '/openapi.json')).body;

test('the document is strictly valid, examples included', async () => {
  const config = await createConfig({
    extends: ['recommended'],
    // Fixed by the documented paths: some end in a slash, and some share IDs are in the position of ids.
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

test('each REST call is in it, with an example if it returns JSON', async () => {
  const { paths } = await readDocument();
  const described = Object.values<Record<string, { operationId: string }>>(paths).flatMap((path) =>
    Object.values(path).map(({ operationId }) => operationId),
  );
  const declared = [...callsByName].flatMap(([name, { rest }]) =>
    rest.map((_, at) => (at === 0 ? name : `${name}.${at + 1}`)),
  );
  expect(described.toSorted()).toEqual(declared.toSorted());
});

/** The parts of a schema that allow any value. */
function openPlaces(schema: unknown, at: string): string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  if (Array.isArray(schema)) return schema.flatMap((each, index) => openPlaces(each, `${at}/${index}`));
  const said = Object.entries(schema).filter(
    ([key]) => !['description', 'examples', 'default'].includes(key),
  );
  const isSchema = /(\/schema|\/items|\/properties\/[^/]+|\/(anyOf|oneOf)\/\d+)$/.test(at);
  const keys = new Set(said.map(([key]) => key));
  const isAnyObject =
    keys.has('type') &&
    keys.size === 1 &&
    'type' in schema &&
    ['object', 'array'].includes(String(schema.type));
  if (isSchema && (said.length === 0 || isAnyObject)) return [at];
  return said.flatMap(([key, each]) => openPlaces(each, `${at}/${key}`));
}

test('every field of a request is described', async () => {
  const { paths } = await readDocument();
  const open = Object.entries<Record<string, { requestBody?: unknown; parameters: unknown }>>(paths).flatMap(
    ([path, operations]) =>
      Object.entries(operations).flatMap(([method, { requestBody, parameters }]) =>
        openPlaces({ requestBody, parameters }, `${method} ${path}`),
      ),
  );
  const { properties } = paths['/practice'].post.requestBody.content['application/json'].schema;
  expect(Object.keys(properties)).toEqual(['quizId', 'tag', 'classIds']);
  // The payment provider defines the body.
  expect(open).toEqual(['post /payment/webhook/requestBody/content/application/json/schema']);
});

test('the document alone suffices to store a question of each type', async () => {
  const world = aWorld();
  const { paths } = (await world.nobody.rest('GET', '/openapi.json')).body;
  const { anyOf } = paths['/question/'].post.requestBody.content['application/json'].schema;
  const teacher = await world.signIn('teacher');
  const { body: quiz } = await teacher.rest('POST', '/quiz/', { title: 'By a program' });
  for (const { examples, properties, required } of anyOf) {
    const [example] = examples;
    const sent = { ...example, quizId: quiz._id };
    expect(Object.keys(sent)).toEqual(expect.arrayContaining(required));
    expect(Object.keys(properties)).toEqual(expect.arrayContaining(Object.keys(sent)));
    const { status, body } = await teacher.rest('POST', '/question/', sent);
    const { quizId: _, ...fields } = example;
    expect([status, body]).toMatchObject([200, fields]);
  }
  expect(anyOf.map(({ examples }: { examples: { type: string }[] }) => examples[0]?.type)).toEqual(
    QUESTION_TYPES,
  );
});
