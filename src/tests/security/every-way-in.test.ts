import { expect, test } from 'vitest';
import { createApp } from '../../server/app';
import { readConfig } from '../../server/config';
import { siteOf } from '../../server/site';
import { digestOf } from '../../server/testing/database-digest';
import { aWorld } from '../../server/testing/world';
import { CALLERS } from '../calls/call-table';
import { allOperations, OPEN_ROUTES, OPERATOR_ROUTES } from '../calls/call-tables';
import { personsFor, sharedStage } from '../calls/cast';

// The table of permissions is useful only if it is complete.

const nowhere = () => Promise.reject(new Error('Nobody signs in here.'));

/** All routes that any setting can add; with sign-in by redirect. */
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
  // Plain calls have a route instead of tRPC's, under the name of their procedure.
  const routes = allRoutes().filter(({ method, path }) => method !== 'ALL' && !path.startsWith('/trpc/'));
  expect(distinct(routes.map(({ method, path }) => `${method} ${path}`))).toEqual(
    distinct([...documented, ...underApi, ...OPEN_ROUTES, ...OPERATOR_ROUTES]),
  );
});

test('only middleware and tRPC accept every method', () => {
  const ways = allRoutes().filter(({ method }) => method === 'ALL');
  expect(distinct(ways.map(({ path }) => path))).toEqual([
    '/*',
    '/assets/*',
    '/auth/oidc/*',
    '/trpc/*',
    '/uploads/*',
  ]);
});

test.each(OPERATOR_ROUTES)('%s is closed to all accounts and to anonymous callers', async (route) => {
  const [method = '', path = ''] = route.split(' ');
  const stage = await sharedStage('released');
  // Create all users first, because a sign of a proxy closes the demo sign-in.
  const cast = [];
  for (const caller of CALLERS) cast.push({ caller, persons: await personsFor(stage, caller) });
  for (const { caller, persons } of cast) {
    const before = digestOf(stage.world.deps.db);
    for (const person of persons) {
      const body = method === 'GET' ? undefined : { link: person.token ?? '' };
      // Through a proxy: on the machine itself the metrics are open to everyone.
      const { status } = await person.rest(method, path, body, { 'X-Forwarded-For': '192.0.2.1' });
      expect([caller, status]).toEqual([caller, expect.toBeOneOf([401, 404])]);
    }
    expect(digestOf(stage.world.deps.db)).toBe(before);
  }
  expect(stage.world.errors).toEqual([]);
});
