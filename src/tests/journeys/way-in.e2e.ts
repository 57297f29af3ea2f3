import { afterEach, beforeEach, expect, test } from 'vitest';
import { pagesAreKept } from './kept-pages';
import { aVisitor, useBrowser } from './visitor';
import { bytesOf, openWayIn, type WayIn, walkIn, wayOf } from './way-in';

const MOST_REQUESTS = 20;
const MOST_BYTES = 160_000;

let way: WayIn;
useBrowser();
beforeEach(async () => {
  way = await openWayIn();
});
afterEach(() => way.close());

test('a pupil comes from a link to the first question by few requests, and nothing is fetched twice', async () => {
  const { page, leave } = await aVisitor({ viewport: { width: 360, height: 740 } });
  await walkIn(page, way.link);
  const { transfers } = way.line;
  const list = () => transfers.map(({ by, path, bytes }) => `${by} ${path} ${bytes}`).join('\n');
  expect(wayOf(transfers).length, list()).toBeLessThanOrEqual(MOST_REQUESTS);
  expect(bytesOf(wayOf(transfers)), list()).toBeLessThanOrEqual(MOST_BYTES);
  // All that a quiz is taken with was there before it began.
  expect(wayOf(transfers).filter(({ path }) => path.startsWith('/assets/quiz-'))).toHaveLength(1);

  await pagesAreKept(page);
  const fetched = transfers.filter(({ method }) => method === 'GET').map(({ path }) => path);
  expect(fetched.filter((path, at) => fetched.indexOf(path) !== at)).toEqual([]);
  expect(transfers.filter(({ by }) => by === 'worker').length, list()).toBeGreaterThan(0);
  await leave();
});
