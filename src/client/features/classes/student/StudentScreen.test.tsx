import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { addressOf } from '../../../../server/testing/colleagues';
import { aPublishedQuiz, aSubmitter, evaluate } from '../../../../server/testing/factories';
import { aWorld } from '../../../../server/testing/world';
import type { SchoolClass } from '../../../../shared/classes/schema';
import { columnMiddle, memberMean } from '../../../../shared/gradebook/figures';
import type { Gradebook } from '../../../../shared/gradebook/schema';
import { teacherPaths } from '../../../../shared/teacher-paths';
import { visit } from '../../../testing/visit';

const ann = { as: 'teacher', name: 'Ann' } as const;
const NAMES = ['Asha', 'Ben', 'Cy'];

/** Three students, a quiz taken by Asha and Ben, and another class. */
async function aTerm() {
  const world = aWorld();
  const quiz = await aPublishedQuiz(world, { settings: { blindMarking: false } });
  const { teacher, quizId, questionIds } = quiz;
  const { _id: classId } = (await teacher.rest('POST', '/class', { name: '8b' })).body;
  for (const name of NAMES)
    await teacher.rest('POST', `/class/${classId}/members`, { name, email: addressOf(name) });
  const { _id: otherId } = (await teacher.rest('POST', '/class', { name: 'Otherclass' })).body;
  await teacher.rest('POST', `/class/${otherId}/members`, { name: 'Otherpupil' });
  await teacher.rest('PUT', `/quiz/${quizId}/assignment`, { classIds: [classId] });
  const answers = { [questionIds[0] ?? '']: 'Mitochondria' };
  const { student: asha } = await aSubmitter(world, quiz, { name: 'Asha', answers });
  await aSubmitter(world, quiz, { name: 'Ben' });
  await evaluate(world, quiz);
  const { members }: SchoolClass = (await teacher.rest('GET', `/class/${classId}`)).body;
  const gradebook: Gradebook = (await teacher.rest('GET', `/class/${classId}/gradebook`)).body;
  return {
    world,
    teacher,
    quizId,
    questionIds,
    asha,
    classId,
    gradebook,
    idOf: (at: number) => members[at]?._id ?? '',
  };
}

test('a name in the class opens the student, whose marks and mean are beside those of the class', async () => {
  const { world, classId, gradebook, idOf, quizId } = await aTerm();
  const { user } = await visit(world, teacherPaths.students(classId), ann);
  await user.click(await screen.findByRole('link', { name: 'Asha' }));
  await screen.findByRole('heading', { level: 2, name: 'Asha' });
  expect(location.pathname).toBe(teacherPaths.classStudent(classId, idOf(0)));
  const [quiz] = gradebook.quizzes;
  const mean = quiz && columnMiddle(quiz, [0, 1, 2]).mean;
  const row = within(screen.getByRole('row', { name: /^Cells/ }));
  row.getByText(`${quiz?.scores[0]} / ${quiz?.maxScore}`);
  expect(row.getByRole('link', { name: 'Cells' }).getAttribute('href')).toBe(
    teacherPaths.marks(quizId, { student: gradebook.members[0]?.accountId ?? null }),
  );
  expect(row.getAllByRole('cell').map(({ textContent }) => textContent)).toContain(
    `${Math.round(mean ?? -1)}%`,
  );
  expect(screen.getByText(/^Mean of the term/).textContent).toContain(
    `${Math.round(memberMean(gradebook, 0) ?? -1)}%`,
  );
  expect(screen.getByRole('link', { name: 'Print sheet' }).getAttribute('href')).toBe(
    teacherPaths.pupilReport(classId, idOf(0)),
  );
  expect(screen.queryByRole('button', { name: 'Assign a quiz' })).toBeNull();
});

test('a student’s page names no other student and no other class', async () => {
  const { world, classId, idOf } = await aTerm();
  await visit(world, teacherPaths.classStudent(classId, idOf(0)), ann);
  await screen.findByRole('heading', { level: 2, name: 'Asha' });
  await screen.findByText('Nothing beyond the rules of each quiz');
  await waitFor(() => expect(document.querySelector('[aria-busy="true"]')).toBeNull());
  for (const other of ['Ben', 'Cy', 'Otherpupil', 'Otherclass'])
    expect(document.body.innerHTML).not.toContain(other);
});

test('J and K move through the class in list order', async () => {
  const { world, classId, idOf } = await aTerm();
  const { user } = await visit(world, teacherPaths.classStudent(classId, idOf(0)), ann);
  await screen.findByRole('heading', { level: 2, name: 'Asha' });
  await user.keyboard('k');
  await user.keyboard('j');
  await screen.findByRole('heading', { level: 2, name: 'Ben' });
  await user.keyboard('j');
  await screen.findByRole('heading', { level: 2, name: 'Cy' });
  screen.getByText('absent');
  await user.keyboard('k');
  await screen.findByRole('heading', { level: 2, name: 'Ben' });
});

test('a student’s standing needs are edited on the page', async () => {
  const { world, classId, idOf } = await aTerm();
  const { user } = await visit(world, teacherPaths.classStudent(classId, idOf(0)), ann);
  await user.click(await screen.findByRole('button', { name: 'Edit' }));
  const dialog = await screen.findByRole('dialog', { name: 'Edit Asha' });
  await user.click(within(dialog).getByLabelText('Larger text'));
  await user.click(within(dialog).getByRole('button', { name: /^Save/ }));
  await screen.findByText('larger text');
});

test('a non-member of the class is not shown', async () => {
  const { world, classId } = await aTerm();
  await visit(world, teacherPaths.classStudent(classId, 'nobody'), ann);
  await screen.findByText('This student is not in the class');
});

test('a second look is on its student’s page and links to the answer, and two low quizzes are named', async () => {
  const { world, teacher, quizId, questionIds, asha, classId, idOf } = await aTerm();
  world.clock.advance(60_000);
  const second = await aPublishedQuiz(world, { settings: { blindMarking: false, title: 'Leaves' } });
  await aSubmitter(world, second, { name: 'Asha' });
  await evaluate(world, second);
  await teacher.rest('PUT', `/quiz/${second.quizId}/assignment`, { classIds: [classId] });
  await teacher.rest('POST', `/quiz/${quizId}/release-scores`);
  await asha.mutate('appeals.ask', { quizId, questionId: questionIds[1], text: '<b>Please</b> look' });
  const { user } = await visit(world, teacherPaths.classStudent(classId, idOf(0)), ann);
  const wants = within(await screen.findByRole('region', { name: 'Wants a look' }));
  wants.getByText('<b>Please</b> look');
  wants.getByText(/^Second look: Cells, question 2, /);
  wants.getByText('Two of the last three quizzes are below 60%.');
  expect(wants.getByRole('link', { name: 'See the answers' }).getAttribute('href')).toContain(second.quizId);
  await user.click(wants.getByRole('link', { name: 'Answer' }));
  await screen.findByRole('region', { name: 'Second look' });
});
