import { strFromU8, unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { aWorld } from '../../testing/world';

const essay = { type: 'long', text: 'Why does ice float?', correctAnswer: '', maximumMarks: 4 };
const choice = {
  type: 'mcq',
  text: 'Ice floats.',
  options: ['Yes', 'No'],
  correctAnswer: 'Yes',
  maximumMarks: 1,
};
const speed = {
  ...{
    type: 'number',
    text: 'How fast?',
    correctAnswer: { value: 20, unit: 'm/s' },
    partialCredit: false,
    maximumMarks: 2,
  },
};

async function aQuizWithLosses() {
  const world = aWorld();
  const teacher = await world.signIn('teacher');
  const quizId: string = (await teacher.mutate('quizzes.create', { title: 'Ice' })).body._id;
  await teacher.rest('POST', `/quiz/${quizId}/import`, { text: JSON.stringify([essay, choice, speed]) });
  const fileAs = async (format: string) => (await teacher.query('exports.file', { quizId, format })).body;
  const lossesAs = async (format: string) =>
    (await teacher.query('exports.losses', { quizId, format })).body.losses;
  return { teacher, quizId, fileAs, lossesAs };
}

type Loss = { question: number; sentence: string };
const linesOf = (losses: readonly Loss[]) =>
  losses.map(({ question, sentence }) => `Question ${question}: ${sentence}`);

test('a QTI package lists the losses shown on screen, for unfinished questions too', async () => {
  const { fileAs, lossesAs } = await aQuizWithLosses();
  const losses = await lossesAs('qti21');
  expect(losses.map(({ question }: Loss) => question)).toEqual([1, 3]);
  const files = unzipSync(Buffer.from((await fileAs('qti21')).base64, 'base64'));
  const [, , ...lines] = strFromU8(files['losses.txt'] ?? new Uint8Array())
    .trim()
    .split('\n');
  expect(lines).toEqual(linesOf(losses));
});

test.each([
  ['moodle-xml', (line: string) => `<quiz>\n<!-- ${line} -->\n`],
  ['gift', (line: string) => `// ${line}\n\n`],
] as const)('a file of the format %s names above its questions what was left out', async (format, shown) => {
  const { fileAs, lossesAs } = await aQuizWithLosses();
  const [first = ''] = linesOf(await lossesAs(format));
  expect(first).toMatch(/^Question 1: .*not finished/);
  const text = Buffer.from((await fileAs(format)).base64, 'base64').toString();
  expect(text).toContain(shown(first));
});

test('a number whose unit is lost in QTI gains no part marks', async () => {
  const { teacher, quizId, fileAs } = await aQuizWithLosses();
  const form = new FormData();
  form.set('file', new File([Buffer.from((await fileAs('qti21')).base64, 'base64')], 'ice.zip'));
  const { body } = await teacher.rest('POST', `/quiz/${quizId}/import?dryRun=1`, form);
  expect(body.questions.map(({ draft }: { draft: object }) => draft)).toMatchObject([
    { type: 'mcq' },
    { type: 'number', partialCredit: false, correctAnswer: { value: 20, unit: '' } },
  ]);
});
