import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { escapeHtml } from '../../shared/escape-html';
import { anAttackWatch } from './attacks/attack-watch';
import { attackedScreens } from './attacks/attacked-screens';
import { attackMadeUpAnswers } from './attacks/made-up-answers';
import { openPoisonedSchool, type PoisonedSchool } from './attacks/poisoned-school';
import { ALL_PAYLOADS, carelessPages, PAYLOADS } from './attacks/xss-payloads';
import { keptWindows } from './kept-windows';
import { takeQuiz } from './screens/classroom';
import { aVisitor, useBrowser } from './visitor';

/** Every kind of text written by users or administrators. */
const FIELDS = [
  ...['site name', 'support', 'name', 'title', 'description', 'question', 'image', 'choice'],
  ...['model answer', 'answer', 'rationale', 'words', 'made up'],
];

const watch = anAttackWatch();
let school: PoisonedSchool;
useBrowser();
beforeAll(async () => {
  school = await openPoisonedSchool();
});
afterAll(() => school.close());

// Without the content security policy, which would stop attacks that the pages let through.
const careless = () => ({ baseURL: school.url, bypassCSP: true });
const openTab = keptWindows(() => ({
  context: careless(),
  async prepare(context) {
    await watch.listenIn(context);
    await attackMadeUpAnswers(context);
  },
}));

/** A window whose executed payloads are reported to this test only. */
async function aWindow(options: object = {}) {
  const heard = anAttackWatch();
  const { context } = await aVisitor({ ...careless(), ...options });
  await heard.listenIn(context);
  return { context, page: await context.newPage(), heard };
}

describe.concurrent('no user text runs on any screen, even without the content security policy', () => {
  test.for(attackedScreens)('$name', async (screen, { onTestFinished }) => {
    const { page, discard } = await openTab();
    onTestFinished(discard);
    await screen.open(page, school);
    expect(await watch.lookAt(page)).toEqual([]);
  });
});

test(`each of these texts was shown: ${FIELDS.join(', ')}`, () => {
  expect(FIELDS.filter((field) => !watch.shown.has(field))).toEqual([]);
});

test('no attack ran and no dialog opened on any of the screens', () => {
  expect(watch.executed).toEqual([]);
});

test('nothing runs in a mail that is opened as a page', async () => {
  await takeQuiz(await school.newStudent(), school.quizzes.open, []);
  const emails = school.emails().filter((html) => html.includes('«title»'));
  expect(emails).not.toEqual([]);
  const { page, context, heard } = await aWindow();
  await page.setContent(emails.join('\n'));
  expect(await heard.lookAt(page)).toEqual([]);
  expect([...heard.shown].sort()).toEqual(['site name', 'title']);
  expect(heard.executed).toEqual([]);
  await context.close();
});

describe('a server address opened as a page', () => {
  test.each(['results.csv', 'allData.xlsx'])(
    '%s is downloaded under a harmless name, not displayed',
    async (file) => {
      const { page, context, heard } = await aWindow({
        extraHTTPHeaders: { Authorization: `Bearer ${school.teacher.token}` },
      });
      const path =
        file === 'results.csv'
          ? `/api/quiz/${school.quizzes.released.quizId}/results.csv`
          : '/api/teacher/allData.xlsx';
      const [download] = await Promise.all([page.waitForEvent('download'), page.goto(path).catch(() => {})]);
      expect(download.suggestedFilename()).not.toMatch(/[\\/:*?"<>|\p{Cc}]/u);
      expect(heard.executed).toEqual([]);
      await context.close();
    },
  );

  test.each(['/api/', '/trpc/', '/uploads/', '/assets/', '/auth/', '/quiz/share/'])(
    'a refusal below %s displays nothing of the address',
    async (place) => {
      const { page, context, heard } = await aWindow();
      const answer = await page.goto(place + encodeURIComponent(ALL_PAYLOADS));
      expect(answer?.headers()['x-content-type-options']).toBe('nosniff');
      expect(await heard.lookAt(page)).toEqual([]);
      expect(heard.executed).toEqual([]);
      await context.close();
    },
  );
});

describe('these attacks are real:', () => {
  test(`each of the ${PAYLOADS.length} runs in a careless page`, async () => {
    const { page, context, heard } = await aWindow();
    const frames = PAYLOADS.map(
      ({ carelessPage }) => `<iframe srcdoc="${escapeHtml(carelessPage)}"></iframe>`,
    );
    await page.setContent(frames.join('\n'));
    // Not awaited: a click may navigate away.
    for (const frame of page.frames()) frame.evaluate(useEverything).catch(() => {});
    const hasRun = (payload: number) => heard.executed.some((line) => line.startsWith(`payload ${payload} `));
    const harmless = () => PAYLOADS.filter((payload) => !hasRun(payload.number));
    await expect.poll(harmless, { timeout: 20_000 }).toEqual([]);
    await context.close();
  });

  test.each(carelessPages(ALL_PAYLOADS))(
    'all in one text run in a page that is careless in: %s',
    async (_, html) => {
      const { page, context, heard } = await aWindow();
      await page.setContent(html);
      await expect.poll(() => heard.executed.length).toBeGreaterThan(0);
      await context.close();
    },
  );
});

// Runs in the page: uses every control there.
function useEverything() {
  for (const element of document.querySelectorAll<HTMLElement>('*')) {
    for (const { name } of [...element.attributes])
      if (name.startsWith('on')) element.dispatchEvent(new Event(name.slice(2)));
    if (element.matches('a, button'))
      element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  }
}
