import { screen, waitForElementToBeRemoved, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { shareQuiz } from '../../../../server/testing/a-colleague';
import { aPublishedQuiz, aSubmitter, evaluate } from '../../../../server/testing/factories';
import { sampleQuestions } from '../../../../server/testing/sample-questions';
import { aWorld } from '../../../../server/testing/world';
import { teacherPaths } from '../../../../shared/teacher-paths';
import { visit } from '../../../testing/visit';

const ann = { as: 'teacher', name: 'Ann' } as const;
const NAME = 'Xanthippe';

/** A class with one undecided answer by a student with a unique name, and optionally other undecided ones. */
async function aBlindClass(others: readonly string[] = []) {
  const room = await aSubmittedClass(others);
  await evaluate(room.world, room);
  return room;
}

/** The same before the evaluation. */
async function aSubmittedClass(others: readonly string[] = []) {
  const world = aWorld();
  const quiz = await aPublishedQuiz(world);
  const short = sampleQuestions.findIndex(({ type }) => type === 'short');
  const questionId = quiz.questionIds[short] ?? '';
  const answers = { [questionId]: 'something that nobody has thought of' };
  const { student } = await aSubmitter(world, quiz, { name: NAME, answers });
  for (const [at, other] of others.entries()) {
    await aSubmitter(world, quiz, { name: `Student ${at}`, answers: { [questionId]: other } });
  }
  await quiz.teacher.rest('PUT', `/quiz/${quiz.quizId}/toggle-responses`, { acceptingResponses: false });
  return { ...quiz, world, questionId, student };
}

/** Whether the page, hidden parts included, or its address names the student. */
function namesAnyone({ accountId }: { accountId: string }): boolean {
  const all = `${document.documentElement.outerHTML} ${location.href}`.toLowerCase();
  return [NAME, `${NAME}@school.example`, accountId].some((said) => all.includes(said.toLowerCase()));
}

const unnamedRows = () =>
  within(screen.getByRole('table', { name: 'Students without names' }))
    .getAllByRole('row')
    .slice(1)
    .map(({ textContent }) => textContent);

const agree = async (user: Awaited<ReturnType<typeof visit>>['user']) => {
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Show names?' }));
  await user.click(dialog.getByRole('button', { name: /^Show names/ }));
};

test('while decisions are open no student is on the page, and a student’s address is dropped', async () => {
  const { world, quizId, student } = await aBlindClass();
  const address = teacherPaths.marks(quizId, { tab: 'students', student: student.accountId });
  const { user } = await visit(world, address, ann);
  await screen.findByText('Names hidden');
  expect(screen.queryByRole('table', { name: 'Students' })).toBeNull();
  expect(unnamedRows()).toEqual(['Student 14 of 50/100%To review: 1']);
  await expect.poll(() => namesAnyone(student)).toBe(false);

  await user.click(screen.getByRole('button', { name: 'Show names' }));
  await agree(user);
  await screen.findByRole('table', { name: 'Students' });
  expect(namesAnyone(student)).toBe(true);
  expect(screen.queryByText('Names hidden')).toBeNull();
});

test('Start evaluation leads to the open decisions, without announcing completion', async () => {
  const { world, quizId, student } = await aSubmittedClass(['whatever is there']);
  const { user } = await visit(world, teacherPaths.marks(quizId), ann);
  await screen.findByRole('table', { name: 'Students without names' });
  expect(unnamedRows()).toEqual(['Student 10 of 5––Not evaluated', 'Student 20 of 5––Not evaluated']);
  expect(namesAnyone(student)).toBe(false);
  await user.click(screen.getByRole('button', { name: 'Start evaluation' }));
  await screen.findByRole('tab', { name: 'Questions', selected: true });
  expect(location.search).toBe('?tab=questions');
  expect(screen.queryByText('Evaluation completed')).toBeNull();
  expect(namesAnyone(student)).toBe(false);
});

test('a page of marks opens on the bench while the names are hidden', async () => {
  const { world, quizId, student } = await aBlindClass();
  await visit(world, teacherPaths.marks(quizId, { student: student.accountId }), ann);
  await screen.findByRole('tab', { name: 'Questions', selected: true });
  await expect.poll(() => namesAnyone(student)).toBe(false);
});

test('the bench says that names are hidden until they are requested', async () => {
  const { world, quizId, questionId, student } = await aBlindClass();
  const { user } = await visit(
    world,
    teacherPaths.marks(quizId, { tab: 'questions', question: questionId }),
    ann,
  );
  await screen.findByText('Names hidden');
  expect(namesAnyone(student)).toBe(false);
  await user.click(screen.getByRole('button', { name: 'Show names' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  await user.click(dialog.getByRole('button', { name: 'Keep hidden' }));
  expect(namesAnyone(student)).toBe(false);
  await user.click(screen.getByRole('button', { name: 'Show names' }));
  await agree(user);
  await user.click(await screen.findByText('Students with this answer'));
  expect(namesAnyone(student)).toBe(true);
});

test('a download asks before showing names', async () => {
  const { world, quizId, student } = await aBlindClass();
  const { user } = await visit(world, teacherPaths.marks(quizId), ann);
  await user.click(await screen.findByRole('button', { name: 'Download CSV' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Show names?' }));
  dialog.getByText('The file has the name, address and score of each student.');
  expect(namesAnyone(student)).toBe(false);
  await user.click(dialog.getByRole('button', { name: 'Keep hidden' }));
  await screen.findByText('Names hidden');
});

test('a printout after showing names has them', async () => {
  const { world, quizId } = await aBlindClass();
  const printed: string[] = [];
  // Replaces the browser's print dialog.
  vi.stubGlobal('print', () => printed.push(document.body.textContent));
  const { user } = await visit(world, teacherPaths.marks(quizId), ann);
  await user.click(await screen.findByRole('button', { name: 'Print results' }));
  await agree(user);
  await expect.poll(() => printed.length).toBe(1);
  expect(printed[0]).toContain(NAME);
});

test('once everything is decided the names are shown without a request', async () => {
  const { world, teacher, quizId, questionId, student } = await aBlindClass();
  const decision = { quizId, questionId, studentId: student.accountId, marks: 0.5 };
  await teacher.mutate('evaluation.updateMarks', decision);
  await visit(world, teacherPaths.marks(quizId), ann);
  await screen.findByRole('table', { name: 'Students' });
  expect(namesAnyone(student)).toBe(true);
});

test('a colleague undoes the last decision, which showed the names, and they are hidden again', async () => {
  const { world, quizId, questionId, student } = await aBlindClass();
  shareQuiz(world, { quizId, email: 'ben@school.example' });
  const atMarks = teacherPaths.marks(quizId, { tab: 'questions', question: questionId });
  const { user } = await visit(world, atMarks, { as: 'teacher', name: 'Ben' });
  await screen.findByText('Names hidden');
  (await screen.findByRole('row', { selected: true })).focus();
  await user.keyboard('1');
  await waitForElementToBeRemoved(() => screen.queryByText('Names hidden'));
  await user.click(await screen.findByText('Students with this answer'));
  expect(namesAnyone(student)).toBe(true);
  await user.click(screen.getByRole('button', { name: /^Undo/ }));
  await screen.findByText('Names hidden');
  await expect.poll(() => namesAnyone(student)).toBe(false);
});

test('a decision and its effects are reported without names', async () => {
  const { world, quizId, questionId, student, teacher } = await aBlindClass(['a guess', 'whatever is there']);
  const atMarks = teacherPaths.marks(quizId, { tab: 'questions', question: questionId });
  const { user, leave } = await visit(world, atMarks, ann);
  await screen.findByText('Names hidden');
  (await screen.findByRole('row', { selected: true })).focus();
  await user.keyboard('1');
  const decided = async () => {
    const { results } = (await teacher.rest('GET', `/quiz/${quizId}/results`)).body;
    const marks = results.flatMap(
      (each: { evaluationResults: { source: string }[] }) => each.evaluationResults,
    );
    return marks.some(({ source }: { source: string }) => source === 'teacher');
  };
  await expect.poll(decided).toBe(true);
  expect(namesAnyone(student)).toBe(false);
  leave();
});

test('the statistics name no student while names are hidden', async () => {
  const { world, quizId, student } = await aBlindClass();
  await visit(world, teacherPaths.statistics(quizId), ann);
  await screen.findByText('Total students');
  expect(namesAnyone(student)).toBe(false);
});
