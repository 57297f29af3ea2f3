import { expect, test } from 'vitest';
import { createApp } from '../../server/app';
import { readConfig } from '../../server/config';
import { siteOf } from '../../server/site';
import { digestOf } from '../../server/testing/database-digest';
import { aWorld } from '../../server/testing/world';
import { CALLERS } from '../calls/call-table';
import { allOperations, OPEN_ROUTES, OPERATOR_ROUTES } from '../calls/call-tables';
import { personsFor, sharedStage } from '../calls/cast';

// The table of who may do what is worth something only while it is whole.

const nowhere = () => Promise.reject(new Error('Nobody signs in here.'));

/** Every route that any setting brings: with sign-in by redirect. */
function allRoutes() {
  const { deps } = aWorld();
  const identity = { ...deps.identity, redirect: { begin: nowhere, finish: nowhere } };
  const site = siteOf(readConfig({ GEOLOCATION_URL: 'off' }), deps);
  return createApp({ deps: { ...deps, identity }, site }).routes;
}

const distinct = (names: readonly string[]) => [...new Set(names)].toSorted();

test('each route has a row, at the root and under /api', () => {
  const documented = allOperations.flatMap(({ rest }) => (rest ? [rest[0]] : []));
  const underApi = documented.map((route) => route.replace(' /', ' /api/'));
  // The plain calls have a route in place of tRPC's, under the name of their procedure.
  const routes = allRoutes().filter(({ method, path }) => method !== 'ALL' && !path.startsWith('/trpc/'));
  expect(distinct(routes.map(({ method, path }) => `${method} ${path}`))).toEqual(
    distinct([...documented, ...underApi, ...OPEN_ROUTES, ...OPERATOR_ROUTES]),
  );
});

test('what answers to every method is middleware and tRPC alone', () => {
  const ways = allRoutes().filter(({ method }) => method === 'ALL');
  expect(distinct(ways.map(({ path }) => path))).toEqual([
    '/*',
    '/assets/*',
    '/auth/oidc/*',
    '/trpc/*',
    '/uploads/*',
  ]);
});

test.each(OPERATOR_ROUTES)('%s is for nobody who comes with an account, or with none', async (route) => {
  const [method = '', path = ''] = route.split(' ');
  const stage = await sharedStage('released');
  // All of them first: the sign of a proxy shuts the demo sign-in.
  const cast = [];
  for (const caller of CALLERS) cast.push({ caller, persons: await personsFor(stage, caller) });
  for (const { caller, persons } of cast) {
    const before = digestOf(stage.world.deps.db);
    for (const person of persons) {
      const body = method === 'GET' ? undefined : { link: person.token ?? '' };
      // As they come through the proxy: on the machine itself the figures are open to all.
      const { status } = await person.rest(method, path, body, { 'X-Forwarded-For': '192.0.2.1' });
      expect([caller, status]).toEqual([caller, expect.toBeOneOf([401, 404])]);
    }
    expect(digestOf(stage.world.deps.db)).toBe(before);
  }
  expect(stage.world.errors).toEqual([]);
});
