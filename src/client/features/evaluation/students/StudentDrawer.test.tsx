import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aPublishedQuiz, aSubmitter, evaluate } from '../../../../server/testing/factories';
import { aWorld } from '../../../../server/testing/world';
import { messages } from '../../../../shared/messages';
import { teacherPaths } from '../../../../shared/teacher-paths';
import { visit } from '../../../testing/visit';

const ann = { as: 'teacher', name: 'Ann' } as const;
const LEAVES = {
  type: 'long',
  text: 'Why do leaves look green?',
  correctAnswer: 'Chlorophyll absorbs red and blue light and reflects green light.',
  maximumMarks: 4,
};

/** Sam and Tia are marked; names are visible. */
async function aMarkedClass() {
  const world = aWorld();
  const quiz = await aPublishedQuiz(world, { settings: { blindMarking: false }, questions: [LEAVES] });
  const submit = (name: string) =>
    aSubmitter(world, quiz, { name, answers: { [quiz.questionIds[0] ?? '']: `${name} thinks of the sun` } });
  for (const name of ['Sam', 'Tia']) await submit(name);
  await evaluate(world, quiz);
  const marks = async (): Promise<[number, string][]> => {
    const { body } = await quiz.teacher.rest('GET', `/quiz/${quiz.quizId}/results`);
    return body.results.map(
      ({ evaluationResults: [mark] }: { evaluationResults: { score: number; source: string }[] }) => [
        mark?.score,
        mark?.source,
      ],
    );
  };
  return { ...quiz, world, submit, marks };
}

test('after a correction the answers of a student name the accepted one beside the new key', async () => {
  const { world, quizId, questionIds, teacher } = await aMarkedClass();
  const [questionId] = questionIds;
  const correction = { questionId, correctAnswer: 'The sun makes it.', policy: 'both' };
  const { body } = await teacher.mutate('questions.previewCorrection', correction);
  await teacher.mutate('questions.applyCorrection', { ...correction, seen: body.seen });
  const { user } = await visit(world, teacherPaths.marks(quizId), ann);
  await user.click(await screen.findByRole('button', { name: 'View answers of Sam' }));
  const term = await screen.findByText('Also accepted');
  expect(term.nextElementSibling?.textContent).toBe(LEAVES.correctAnswer);
});

test('marks beyond the maximum are refused with a sentence and not stored; valid ones are reported for their student alone', async () => {
  const { world, quizId, marks } = await aMarkedClass();
  const { user } = await visit(world, teacherPaths.marks(quizId), ann);
  await user.click(await screen.findByRole('button', { name: 'View answers of Sam' }));
  const sam = within(await screen.findByRole('dialog', { name: 'Sam' }));
  const mark = sam.getByRole<HTMLInputElement>('spinbutton');
  const before = await marks();
  for (const tooMuch of ['9', '-1']) {
    await user.clear(mark);
    await user.type(mark, `${tooMuch}{Enter}`);
    expect((await sam.findByRole('alert')).textContent).toContain(messages.marksInvalid(4));
    expect([mark.value, mark.getAttribute('aria-invalid')]).toEqual([tooMuch, 'true']);
  }
  expect(screen.queryByText(messages.marksUpdated)).toBeNull();
  expect(await marks()).toEqual(before);

  await user.clear(mark);
  await user.type(mark, '3,5{Enter}');
  await sam.findByText(messages.marksUpdated);
  expect(sam.queryByRole('alert')).toBeNull();
  expect((await marks())[0]).toEqual([3.5, 'teacher']);
  await user.click(sam.getByRole('button', { name: 'Next' }));
  await within(await screen.findByRole('dialog', { name: 'Tia' })).findByText('Tia thinks of the sun');
  await waitFor(() => expect(screen.queryByText(messages.marksUpdated)).toBeNull());
});

test('a submission that came after the evaluation is not shown as evaluated', async () => {
  const { world, quizId, submit } = await aMarkedClass();
  await submit('Uma');
  await visit(world, teacherPaths.marks(quizId), ann);
  await screen.findByText('3 submitted · 2 evaluated · 1 not marked yet');
});
