import { expect, test } from 'vitest';
import { aPublishedQuiz, aSubmitter, evaluate } from '../../testing/factories';
import { sampleQuestions } from '../../testing/sample-questions';
import { aWorld } from '../../testing/world';

const decode = (bytes: Uint8Array) => new TextDecoder().decode(bytes);

test("marks are exported with the class's numbers, in the school's columns, separator and decimal sign", async () => {
  const world = aWorld();
  const quiz = await aPublishedQuiz(world, { questions: [sampleQuestions[0], sampleQuestions[2]] });
  const { teacher, quizId, questionIds } = quiz;
  const [first = ''] = questionIds;
  const { student: ada } = await aSubmitter(world, quiz, {
    name: 'Ada',
    answers: { [first]: 'Mitochondria' },
  });
  await aSubmitter(world, quiz, { name: 'Ben' });
  const classId = (await teacher.rest('POST', '/class', { name: '7b' })).body._id;
  await teacher.rest('POST', `/class/${classId}/members`, {
    name: 'Ada',
    number: '007',
    email: 'ada@school.example',
  });
  await evaluate(world, quiz);
  await teacher.mutate('evaluation.updateMarks', {
    quizId,
    questionId: first,
    studentId: ada.accountId,
    marks: 1.5,
  });
  const query = 'columns=number,points,name&separator=semicolon&decimal=comma';
  const { body, headers } = await teacher.rest('GET', `/quiz/${quizId}/marks.csv?${query}`);
  expect(headers.get('Content-Disposition')).toContain('Cells-marks.csv');
  expect(decode(body)).toBe('Number;Points;Name\r\n007;1,5;Ada\r\n;0;Ben\r\n');
  const ofClass = await teacher.rest(
    'GET',
    `/class/${classId}/marks.csv?columns=quiz,number,maximum,points&separator=tab`,
  );
  expect(decode(ofClass.body)).toBe('Quiz\tNumber\tMaximum\tPoints\r\nCells\t007\t3\t1.5\r\n');
});
