import { screen, within } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { aPublishedQuiz, aSubmitter, evaluate } from '../../../server/testing/factories';
import { sampleQuestions } from '../../../server/testing/sample-questions';
import { aWorld } from '../../../server/testing/world';
import { teacherPaths } from '../../../shared/teacher-paths';
import { visit } from '../../testing/visit';

test('columns are chosen and ordered, used in the file, and remembered', async () => {
  const world = aWorld();
  const quiz = await aPublishedQuiz(world, { questions: [sampleQuestions[0]] });
  await aSubmitter(world, quiz, { name: 'Asha', answers: { [quiz.questionIds[0] ?? '']: 'Mitochondria' } });
  await evaluate(world, quiz);
  const files: Blob[] = [];
  // Collects the downloads.
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    files.push(file as Blob);
    return 'blob:file';
  });
  // jsdom would navigate to the file's address.
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  onTestFinished(() => {
    vi.restoreAllMocks();
  });
  // Saved by a version with other columns.
  localStorage.setItem('schoolFile', '{"order":["points","house"],"chosen":["points"],"separator":"pipe"}');
  const { user } = await visit(world, teacherPaths.marks(quiz.quizId), { as: 'teacher', name: 'Ann' });
  const open = async () => {
    await user.click(await screen.findByRole('button', { name: 'School file' }));
    return within(await screen.findByRole('dialog', { name: 'CSV for a school’s system' }));
  };
  const dialog = await open();
  const box = (name: string) => dialog.getByRole('checkbox', { name });
  const download = () => user.click(dialog.getByRole('button', { name: 'Download' }));
  expect(dialog.getAllByRole('checkbox')[0]).toBe(box('Points'));
  await user.click(box('Points'));
  await download();
  await dialog.findByText('Choose at least one column.');

  for (const name of ['Points', 'Percent', 'Name']) await user.click(box(name));
  for (let at = 0; at < 5; at += 1) await user.click(dialog.getByRole('button', { name: 'Move Percent up' }));
  await user.selectOptions(dialog.getByLabelText('Between columns'), 'Semicolon ;');
  await user.selectOptions(dialog.getByLabelText('Decimal sign'), 'Comma 7,5');
  dialog.getByText(/Percent;Points;Name\s75;7,5;Asha Rao/);
  await download();
  await expect.poll(() => files.length).toBe(1);
  expect(await files[0]?.text()).toMatch(/Percent;Points;Name\r\n100;2;Asha\r\n$/);

  await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
  (await open()).getByText(/Percent;Points;Name/);
});
