import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { NEW_QUESTION, teacherPaths } from '../../shared/teacher-paths';
import { createApp } from '../app';
import { readConfig } from '../config';
import { PAGES } from '../rules/pages';
import { siteOf } from '../site';
import { aFolder } from '../testing/a-folder';
import { aPublishedQuiz, aSubmitter } from '../testing/factories';
import { aWorld } from '../testing/world';
import { preloadLinks } from './pages';

/** A server with an empty client page that requests a file named after its address. */
function anAppWithPages() {
  const { deps } = aWorld();
  const clientDir = join(aFolder('client'), 'client');
  mkdirSync(clientDir);
  writeFileSync(join(clientDir, 'index.html'), '<html><head><title>t</title></head></html>');
  const preloads = Object.values(PAGES).map(({ path }) => [path, { js: [`of ${path}`], css: [], fonts: [] }]);
  writeFileSync(join(clientDir, '../preloads.json'), JSON.stringify(Object.fromEntries(preloads)));
  return createApp({ deps, site: siteOf(readConfig({}), deps), clientDir });
}

const AS_BROWSER = { headers: { Accept: 'text/html' } };
const { notFound, ...KNOWN } = PAGES;

test.each(Object.values(KNOWN))('a browser gets the page at $path, with its preloads', async (page) => {
  const answer = await anAppWithPages().request(page.path.replaceAll(/:\w+/g, '8f-2_a'), AS_BROWSER);
  expect([answer.status, answer.headers.get('Cache-Control')]).toEqual([200, 'no-cache']);
  expect(await answer.text()).toContain(`href="/of ${page.path}"`);
});

test('a page is compressed for browsers that accept it', async () => {
  const app = anAppWithPages();
  const headers = { ...AS_BROWSER.headers, 'Accept-Encoding': 'gzip, deflate' };
  for (const _visit of ['first', 'second']) {
    const answer = await app.request('/student', { headers });
    expect([answer.headers.get('Content-Encoding'), answer.headers.get('Vary')]).toEqual([
      'gzip',
      'Accept-Encoding, Accept-Language, Cookie',
    ]);
    expect(gunzipSync(await answer.arrayBuffer()).toString()).toContain('href="/of /student"');
  }
  expect((await app.request('/student', AS_BROWSER)).headers.get('Content-Encoding')).toBeNull();
});

const WRITTEN: Readonly<Record<keyof typeof teacherPaths, readonly [path: string, address: string]>> = {
  dashboard: [PAGES.teacher.path, teacherPaths.dashboard],
  accommodations: [PAGES.accommodations.path, teacherPaths.accommodations('7')],
  bank: [PAGES.bank.path, teacherPaths.bank],
  practiceSets: [PAGES.practiceSets.path, teacherPaths.practiceSets],
  classes: [PAGES.classes.path, teacherPaths.classes],
  students: [PAGES.students.path, teacherPaths.students('7')],
  classStudent: [PAGES.classStudent.path, teacherPaths.classStudent('7', '9')],
  classQuizzes: [PAGES.classQuizzes.path, teacherPaths.classQuizzes('7')],
  classSettings: [PAGES.classSettings.path, teacherPaths.classSettings('7')],
  slips: [PAGES.slips.path, teacherPaths.slips('7')],
  gradebook: [PAGES.gradebook.path, teacherPaths.gradebook('7')],
  classTopics: [PAGES.classTopics.path, teacherPaths.classTopics('7')],
  classReports: [PAGES.classReports.path, teacherPaths.classReports('7', { from: '2026-09-01' })],
  pupilReport: [PAGES.pupilReport.path, teacherPaths.pupilReport('7', '9')],
  receipt: [PAGES.receipt.path, teacherPaths.receipt()],
  questions: [PAGES.questions.path, teacherPaths.questions('7', { isNew: true })],
  question: [PAGES.question.path, teacherPaths.question('7', NEW_QUESTION)],
  settings: [PAGES.settings.path, teacherPaths.settings('7')],
  share: [PAGES.share.path, teacherPaths.share('7')],
  assign: [PAGES.assign.path, teacherPaths.assign('7')],
  live: [PAGES.live.path, teacherPaths.live('7')],
  marks: [PAGES.marks.path, teacherPaths.marks('7', { tab: 'questions' })],
  statistics: [PAGES.statistics.path, teacherPaths.statistics('7')],
  print: [PAGES.print.path, teacherPaths.print('7')],
  preview: [PAGES.preview.path, teacherPaths.preview('7')],
};

test.each(Object.values(WRITTEN))('the pattern %s matches the address %s', async (path, address) => {
  const answer = await anAppWithPages().request(address, AS_BROWSER);
  expect(await answer.text()).toContain(`href="/of ${path}"`);
});

test.each(['/nowhere', '/teachers', '/teacher/nowhere', '/teacher/quizzes/7/nowhere', '/student/quizzes/7'])(
  'a browser also gets the page at %s, which says that it does not exist',
  async (path) => {
    const answer = await anAppWithPages().request(path, AS_BROWSER);
    expect(answer.status).toBe(404);
    expect(await answer.text()).toContain(`href="/of ${notFound.path}"`);
  },
);

test('an unchanged page is not sent again', async () => {
  const app = anAppWithPages();
  const first = await app.request('/student');
  const tag = first.headers.get('ETag') ?? '';
  const again = await app.request('/student', { headers: { 'If-None-Match': tag } });
  expect([first.status, again.status]).toEqual([200, 304]);
  expect(await again.text()).toBe('');
});

test('a long response is compressed if accepted, with the same content', async () => {
  const world = aWorld();
  const quiz = await aPublishedQuiz(world);
  for (let at = 0; at < 30; at += 1) await aSubmitter(world, quiz, { name: `Student ${at}` });
  const app = createApp({ deps: world.deps, site: siteOf(readConfig({}), world.deps) });
  const ask = (encoding: string) =>
    app.request(`/quiz/${quiz.quizId}/results`, {
      headers: { Authorization: `Bearer ${quiz.teacher.token}`, 'Accept-Encoding': encoding },
    });
  const [zipped, plain] = [await ask('gzip, br'), await ask('identity')];
  expect(zipped.headers.get('Content-Encoding')).toBe('gzip');
  expect(zipped.headers.get('Vary')).toContain('Accept-Encoding');
  expect(plain.headers.get('Content-Encoding')).toBeNull();
  const bytes = new Uint8Array(await zipped.arrayBuffer());
  const text = await new Response(
    new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip')),
  ).text();
  const whole = await plain.text();
  expect(JSON.parse(text)).toEqual(JSON.parse(whole));
  expect(bytes.byteLength).toBeLessThan(whole.length / 3);
});

const preloads = {
  '/plans': { js: ['assets/plans.js'], css: ['assets/plans.css'], fonts: ['assets/type.woff2'] },
};

test('a page preloads its files', () => {
  expect(preloadLinks(preloads, '/plans')).toBe(
    '<link rel="stylesheet" crossorigin href="/assets/plans.css">\n<link rel="modulepreload" crossorigin href="/assets/plans.js">\n<link rel="preload" as="font" type="font/woff2" crossorigin href="/assets/type.woff2">',
  );
});

test('an address unknown to the build preloads nothing', () => {
  expect(preloadLinks(preloads, '/constructor')).toBe('');
});
