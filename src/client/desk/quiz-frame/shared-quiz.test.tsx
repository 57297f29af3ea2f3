import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { aPublishedQuiz, aStarter, aSubmitter, evaluate } from '../../../server/testing/factories';
import { questionForm, sampleQuestions } from '../../../server/testing/sample-questions';
import { aWorld, type World } from '../../../server/testing/world';
import type { SharedRight } from '../../../shared/access/rights';
import { teacherPaths } from '../../../shared/teacher-paths';
import { getToken } from '../../platform/local-storage';
import { visit } from '../../testing/visit';

const ben = { as: 'teacher', name: 'Ben' } as const;
/** Ben's address. */
const email = 'ben@school.example';

/** Ann's quiz, shared with Ben under a right; one student has submitted, another is still writing. */
async function aSharedQuiz(right: SharedRight) {
  const world = aWorld();
  const quiz = await aPublishedQuiz(world, { settings: { blindMarking: false } });
  await aSubmitter(world, quiz);
  await evaluate(world, quiz);
  await aStarter(world, quiz, 'Tia');
  await share(world, quiz, right);
  return { world, quiz };
}

async function share(world: World, quiz: Awaited<ReturnType<typeof aPublishedQuiz>>, right: SharedRight) {
  await world.signIn('teacher', 'Ben');
  const shared = await quiz.teacher.rest('PUT', `/quiz/${quiz.quizId}/colleagues`, { email, right });
  expect(shared.status).toBe(200);
}

test('a colleague sees the owner and their own right, and no settings without the right to edit', async () => {
  const { world, quiz } = await aSharedQuiz('mark');
  await visit(world, teacherPaths.questions(quiz.quizId), ben);
  await screen.findByText(/’s quiz · you may mark/);
  await screen.findByText(/You can read these questions/);
  expect(screen.queryByRole('button', { name: /^Edit question/ })).toBeNull();
  const tabs = within(screen.getByRole('navigation', { name: 'Quiz' }));
  expect(tabs.queryByRole('link', { name: /^Settings/ })).toBeNull();
});

test('with the right to look the live view has no buttons, with the right to mark it has', async () => {
  const { world, quiz } = await aSharedQuiz('look');
  const looker = await visit(world, teacherPaths.live(quiz.quizId), ben);
  await screen.findByText('Tia');
  await screen.findByText(/you may look/);
  expect(screen.queryByRole('button', { name: /^Pause/ })).toBeNull();
  expect(screen.queryByRole('textbox')).toBeNull();
  looker.leave();
  await share(world, quiz, 'mark');
  await visit(world, teacherPaths.live(quiz.quizId), ben);
  await screen.findByRole('button', { name: /^Pause/ });
});

const TABS = ['questions', 'share', 'assign', 'live', 'marks', 'statistics'] as const;
const ACTS =
  /Pause|Give time|Collect|Stop Responses|Start Responses|Send|Release|evaluation|Correct the|Undo|Add|Import|Save|Make-up|Delete|Comment/;

test('with the right to look no page of a quiz offers an action, also by key, and no request is refused or sent', async () => {
  const { world, quiz } = await aSharedQuiz('look');
  for (const tab of TABS) {
    const { user, leave } = await visit(world, teacherPaths[tab](quiz.quizId), ben);
    const sent: [string, number][] = [];
    const send = fetch;
    vi.stubGlobal('fetch', async (address: RequestInfo | URL, init?: RequestInit) => {
      const answer = await send(address, init);
      // A page of an earlier test may still send its changes.
      const isBens = new Headers(init?.headers).get('Authorization') === `Bearer ${getToken()}`;
      if (isBens) sent.push([init?.method ?? 'GET', answer.status]);
      return answer;
    });
    await screen.findByText(/’s quiz · you may look/);
    await waitFor(() => expect(document.querySelector('[aria-busy="true"]')).toBeNull());
    await user.keyboard('2{Enter}{Shift>}{Enter}{/Shift}ukc{ArrowRight}');
    const names = within(screen.getByRole('main'))
      .queryAllByRole('button')
      .map(({ textContent }) => textContent);
    expect(
      names.filter((name) => ACTS.test(name ?? '')),
      tab,
    ).toEqual([]);
    expect(
      sent.filter(([method, status]) => method === 'POST' || status === 403),
      tab,
    ).toEqual([]);
    expect(sent.length).toBeGreaterThan(0);
    leave();
  }
  const { leave } = await visit(world, teacherPaths.settings(quiz.quizId), ben);
  await screen.findByText(/Ask Ann.* for the right to edit/);
  leave();
});

test('with the right to look keys give no marks', async () => {
  const { world, quiz } = await aSharedQuiz('look');
  const short = quiz.questionIds[sampleQuestions.findIndex(({ type }) => type === 'short')] ?? '';
  const at = teacherPaths.marks(quiz.quizId, { tab: 'questions', question: short });
  const { user } = await visit(world, at, ben);
  await screen.findByText(/you may look/);
  const row = await screen.findByRole('row', { selected: true });
  const before = row.textContent;
  await user.keyboard('1{Enter}u');
  expect(screen.getByRole('row', { selected: true }).textContent).toBe(before);
  expect(screen.queryAllByRole('button', { name: /of \d$/ })).toEqual([]);
});

test('a share that ends while its page is open leads to the own quizzes, with a sentence', async () => {
  const { world, quiz } = await aSharedQuiz('look');
  const { user } = await visit(world, teacherPaths.share(quiz.quizId), ben);
  await screen.findByText(/you may look/);
  await quiz.teacher.rest('DELETE', `/quiz/${quiz.quizId}/colleagues`, { email });
  await user.click(
    within(screen.getByRole('navigation', { name: 'Quiz' })).getByRole('link', { name: /^Live/ }),
  );
  await screen.findByText(/“Cells” is no longer shared with you\./);
  await screen.findByRole('heading', { name: /^Welcome, / });
});

test('publishing without a plan names the owner’s plan', async () => {
  const world = aWorld();
  const ann = await world.signIn('teacher', 'Ann');
  const quizId: string = (await ann.rest('POST', '/quiz/', { title: 'Cells' })).body._id;
  await ann.rest('POST', '/question/', questionForm(sampleQuestions[0], quizId));
  await world.signIn('teacher', 'Ben');
  await ann.rest('PUT', `/quiz/${quizId}/colleagues`, { email, right: 'edit' });
  const { user } = await visit(world, teacherPaths.questions(quizId), ben);
  await user.click(await screen.findByRole('button', { name: /^Publish/ }));
  await screen.findByText(/publishing it needs a plan of Ann/);
  expect(screen.queryByRole('button', { name: 'View Plans' })).toBeNull();
});
