import { expect, test } from 'vitest';
import type { ClassTopics } from '../../../shared/topics/schema';
import { aMember } from '../../testing/a-class';
import { aReportedClass, markAndRelease } from '../../testing/a-reported-class';

const sharesOf = ({ topics }: ClassTopics) =>
  topics.map(({ topic, share, pupils }) => [topic, share, pupils.length]);

test('the topics of a class come weakest first, each with its pupils', async () => {
  const { world, quiz, classId, asha, ben, cem, topics, tag } = await aReportedClass();
  const [first, second, short] = quiz.questionIds;
  await tag(first, 'Cells');
  await tag(second, 'Gases');
  await tag(short, 'gases', 'Air');
  await markAndRelease(world, quiz);
  const dana = aMember(world, { classId, name: 'Dana Ode' });
  const read: ClassTopics = await topics();
  expect(read.quizCount).toBe(1);
  expect(read.members.map(({ memberId }) => memberId)).toEqual([
    asha.memberId,
    ben.memberId,
    cem.memberId,
    dana,
  ]);
  expect(read.topics.map(({ topic }) => topic)).toEqual(['Gases', 'Air', 'Cells']);
  const shares = read.topics.map(({ share }) => share);
  expect(shares).toEqual(shares.toSorted((one, other) => one - other));
  const cells = read.topics.find(({ topic }) => topic === 'Cells');
  expect(cells).toMatchObject({ share: 1 / 3, questionCount: 1, mastery: 'too-little' });
  expect(cells?.pupils.map(({ memberId, share }) => [memberId, share]).at(-1)).toEqual([asha.memberId, 1]);
});

test('unreleased marks do not count for topics, so that blind marking stays blind', async () => {
  const { world, quiz, teacher, topics, tag } = await aReportedClass();
  await tag(quiz.questionIds[0], 'Cells');
  await teacher.rest('PUT', `/quiz/${quiz.quizId}`, { blindMarking: true });
  await teacher.rest('POST', `/quiz/${quiz.quizId}/evaluate`);
  await world.deps.background.idle();
  expect(sharesOf(await topics())).toEqual([]);
  await teacher.rest('POST', `/quiz/${quiz.quizId}/release-scores`);
  expect(sharesOf(await topics())).toEqual([['Cells', 1 / 3, 3]]);
});

test("a former member is not in the class's topics, and a period leaves out earlier work", async () => {
  const { world, quiz, teacher, at, ben, topics, tag } = await aReportedClass();
  await tag(quiz.questionIds[0], 'Cells');
  await markAndRelease(world, quiz);
  await teacher.rest('DELETE', `${at}/members/${ben.memberId}`);
  expect(sharesOf(await topics())).toEqual([['Cells', 1 / 2, 2]]);
  expect(sharesOf(await topics(`?from=${world.clock.now() + 1}`))).toEqual([]);
});
