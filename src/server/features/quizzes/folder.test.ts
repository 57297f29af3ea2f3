import { expect, test } from 'vitest';
import { FOLDER_MAXIMUM_LENGTH } from '../../../shared/constants';
import { fieldInvalid, fieldTooLong } from '../../../shared/messages';
import { aStage, type Stage } from '../../testing/stage';
import { exportPerson } from '../privacy/export';

const foldersOf = async ({ teacher }: Stage) =>
  (await teacher.query('quizzes.dashboard')).body.quizzes.map(({ folder }: { folder: string }) => folder);
const setFolder = ({ teacher, quizId }: Stage, folder: unknown) =>
  teacher.mutate('quizzes.setFolder', { quizId, folder });

test('a quiz is moved into a folder of trimmed name, and out again', async () => {
  const stage = await aStage('released');
  expect((await setFolder(stage, '  Biology 9 ')).body).toEqual({ folder: 'Biology 9' });
  expect(await foldersOf(stage)).toEqual(['Biology 9']);
  await setFolder(stage, ' ');
  expect(await foldersOf(stage)).toEqual(['']);
});

test('a folder name that is too long or no text is refused, and the quiz stays in place', async () => {
  const stage = await aStage('draft');
  await setFolder(stage, 'x'.repeat(FOLDER_MAXIMUM_LENGTH));
  expect(await setFolder(stage, 'x'.repeat(FOLDER_MAXIMUM_LENGTH + 1))).toMatchObject({
    status: 400,
    body: { error: fieldTooLong('folder', FOLDER_MAXIMUM_LENGTH) },
  });
  expect(await setFolder(stage, 9)).toMatchObject({ status: 400, body: { error: fieldInvalid('folder') } });
  expect(await foldersOf(stage)).toEqual(['x'.repeat(FOLDER_MAXIMUM_LENGTH)]);
});

test('a copy is in the folder of its source, and a trashed quiz keeps its folder', async () => {
  const stage = await aStage('ready');
  await setFolder(stage, 'Biology 9');
  await stage.teacher.rest('POST', `/quiz/${stage.quizId}/duplicate`);
  expect(await foldersOf(stage)).toEqual(['Biology 9', 'Biology 9']);
  await stage.teacher.rest('DELETE', `/quiz/${stage.quizId}`);
  await stage.teacher.rest('POST', `/quiz/${stage.quizId}/restore`);
  expect(await foldersOf(stage)).toEqual(['Biology 9', 'Biology 9']);
});

test("an export of a teacher's data contains the folders", async () => {
  const stage = await aStage('draft');
  await setFolder(stage, 'Biology 9');
  const { email } = (await stage.teacher.query('quizzes.dashboard')).body;
  expect(exportPerson(stage.world.deps, email).tables.quizzes).toMatchObject([{ folder: 'Biology 9' }]);
});
