import { strFromU8, unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { EXPORT_FORMATS, type ExportFormat } from '../../../shared/import/formats';
import { blankQuestion } from '../../../shared/question/draft';
import { ownerOf } from '../../rules/access/owner-id';
import { dotPng } from '../../testing/dot-png';
import { aStage, type Stage } from '../../testing/stage';
import { newIdOf, readQuiz, write } from '../../testing/unfinished';
import { addWritten } from '../questions/add';

const half = { newId: newIdOf(1), type: 'long', text: 'Why do leaves fall?', explanation: 'Frost.' };
const noNumber = {
  ...{ newId: newIdOf(2), type: 'number', text: 'How many legs has a spider?' },
  correctAnswer: { value: 'eight', tolerance: '', unit: '' },
};
const noPairs = { newId: newIdOf(3), type: 'match', text: '', left: ['Fe', ''], right: ['iron'] };

const fileOf = async ({ teacher, quizId }: Stage, format: ExportFormat) => {
  const { base64, fileName } = (await teacher.query('exports.file', { quizId, format })).body;
  return { bytes: Buffer.from(base64, 'base64'), fileName };
};

const lossesOf = async ({ teacher, quizId }: Stage, format: ExportFormat): Promise<object[]> =>
  (await teacher.query('exports.losses', { quizId, format })).body.losses;

/** Imports a file into another quiz and reads the result. */
async function readAgain({ teacher }: Stage, { bytes, fileName }: { bytes: Buffer; fileName: string }) {
  const other = (await teacher.mutate('quizzes.create', { title: 'Read again' })).body._id;
  const form = new FormData();
  form.set('file', new File([new Uint8Array(bytes)], fileName));
  const { status, body } = await teacher.rest('POST', `/quiz/${other}/import`, form);
  return { status, body, quiz: (await teacher.rest('GET', `/quiz/${other}`)).body };
}

const contentOf = ({ draft, issues }: { draft: object; issues: object[] }) => ({ draft, issues });

test('the JSON of a quiz contains unfinished questions in order, and they are imported as unfinished', async () => {
  const stage = await aStage('ready');
  await write(stage, { ...half, after: stage.questionIds[0] });
  await write(stage, noNumber);
  await write(stage, noPairs);
  const before = await readQuiz(stage);
  expect(await lossesOf(stage, 'json')).toEqual([]);
  const { status, body, quiz } = await readAgain(stage, await fileOf(stage, 'json'));
  expect([status, body.unfinished, body.skipped]).toEqual([200, 3, []]);
  expect(quiz.drafts.map(contentOf)).toEqual(before.drafts.map(contentOf));
  const isDraft = ({ order, drafts }: { order: string[]; drafts: { _id: string }[] }) =>
    order.map((id) => drafts.some(({ _id }) => _id === id));
  expect(isDraft(quiz)).toEqual(isDraft(before));
});

test('missing parts of an imported question are exported, and its pictures', async () => {
  const stage = await aStage('draft');
  const { teacher, quizId, world } = stage;
  const form = new FormData();
  form.set('image', dotPng());
  const { uploadId, imageUrl } = (await teacher.rest('POST', `/quiz/${quizId}/image`, form)).body;
  const draft = { ...blankQuestion('long'), text: `A leaf: ![a leaf](${uploadId})`, correctAnswer: 'Oak' };
  const problems = ['In its file this was a drawing.'];
  const added = [{ _id: newIdOf(4), draft, imageUrl, problems }];
  addWritten(world.deps, { ownerId: ownerOf(teacher), quizId, added });
  const { quiz, body } = await readAgain(stage, await fileOf(stage, 'json'));
  expect(body.unfinished).toBe(1);
  expect(quiz.drafts).toMatchObject([
    { imageUrl: expect.stringMatching(/^.uploads/), issues: [{ sentence: problems[0] }] },
  ]);
  expect(quiz.drafts[0].draft.text).toMatch(/^A leaf: !\[a leaf\]\([\w-]{22,}\)$/);
});

test('tags of an unfinished question are exported', async () => {
  const stage = await aStage('draft');
  const text = JSON.stringify([{ type: 'long', text: 'Why?', tags: ['autumn', 'frost'] }]);
  await stage.teacher.rest('POST', `/quiz/${stage.quizId}/import`, { text });
  const { body } = await readAgain(stage, await fileOf(stage, 'json'));
  expect(body.questions).toMatchObject([{ tags: ['autumn', 'frost'] }]);
});

test.each(EXPORT_FORMATS)(
  '%s: a quiz of unfinished questions alone can be exported, and every lost one is named',
  async (format) => {
    const stage = await aStage('draft');
    await write(stage, half);
    await write(stage, noNumber);
    const { bytes } = await fileOf(stage, format);
    const losses = [1, 2].map((question) => ({ question, sentence: 'It is not finished and was left out.' }));
    expect(await lossesOf(stage, format)).toEqual(format === 'json' ? [] : losses);
    const said = 'Question 2: It is not finished and was left out.';
    if (format === 'gift') expect(bytes.toString()).toMatch(new RegExp(`// ${said}\n$`));
    if (format === 'moodle-xml') expect(bytes.toString()).toContain(`<!-- ${said} -->\n</quiz>`);
    if (format === 'json')
      expect(JSON.parse(bytes.toString()).questions).toMatchObject([{ unfinished: true }, {}]);
    if (format === 'qti21') {
      const testXml = strFromU8(unzipSync(new Uint8Array(bytes))['test.xml'] ?? new Uint8Array());
      expect(testXml).toMatch(/<testPart [^>]*><assessmentSection [^>]*\/?>/);
    }
  },
);

test('an unfinished change is left out in every format, and is named', async () => {
  const stage = await aStage('ready');
  await write(stage, { questionId: stage.questionIds[1], text: '' });
  for (const format of EXPORT_FORMATS) {
    expect(await lossesOf(stage, format)).toContainEqual({
      ...{ question: 2, sentence: 'It has a change that is not finished; it goes out without the change.' },
    });
  }
});
