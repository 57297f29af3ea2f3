import { expect, inject, onTestFinished, test } from 'vitest';
import { pagesAreCached } from './kept-pages';
import { enter, visit } from './screens/page-acts';
import { aSchool } from './screens/school';
import { aVisitor, useBrowser } from './visitor';
import { bytesOf, openWayIn, walkIn, wayOf } from './way-in';

const MOST_REQUESTS = 20;
// The page carries its sentences: 9 kB in English, 11 in the longest language.
const MOST_BYTES = 173_000;

useBrowser();

test('a pupil gets from a link to the first question with few requests, none of them repeated', async () => {
  const way = await openWayIn();
  onTestFinished(() => way.close());
  const { page, leave } = await aVisitor({ viewport: { width: 360, height: 740 } });
  await walkIn(page, way.link);
  const { transfers } = way.line;
  const list = () => transfers.map(({ by, path, bytes }) => `${by} ${path} ${bytes}`).join('\n');
  expect(wayOf(transfers).length, list()).toBeLessThanOrEqual(MOST_REQUESTS);
  expect(bytesOf(wayOf(transfers)), list()).toBeLessThanOrEqual(MOST_BYTES);
  // Everything for the quiz was loaded before it began.
  expect(wayOf(transfers).filter(({ path }) => path.startsWith('/assets/quiz-'))).toHaveLength(1);

  await pagesAreCached(page);
  const fetched = transfers.filter(({ method }) => method === 'GET').map(({ path }) => path);
  expect(fetched.filter((path, at) => fetched.indexOf(path) !== at)).toEqual([]);
  expect(transfers.filter(({ by }) => by === 'worker').length, list()).toBeGreaterThan(0);
  await leave();
});

test.for([
  { address: '/', most: 10, who: undefined },
  { address: '/student', most: 10, who: 'asha' },
  { address: '/teacher', most: 17, who: 'teacher' },
] as const)(
  'the first visit of $address needs at most $most requests until it can be used',
  async ({ address, most, who }) => {
    const { page, leave } = await aVisitor();
    if (who) await enter(page, (await aSchool(inject('baseUrl')))[who]);
    const untilUsable: string[] = [];
    let isUsable = false;
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (!isUsable) untilUsable.push(pathname);
    });
    // Requests after the dashboard's data are background work.
    page.on('response', (response) => {
      isUsable ||= response.url().includes('.dashboard');
    });
    await visit(page, address, /./);
    expect(untilUsable.length, untilUsable.join('\n')).toBeLessThanOrEqual(most);
    await leave();
  },
);
