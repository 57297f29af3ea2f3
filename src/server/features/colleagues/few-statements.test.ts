import { expect, test } from 'vitest';
import { addressOf, newClass, twoTeachers } from '../../testing/colleagues';
import { countStatements } from '../../testing/count-statements';

test('the number of statements does not grow with shared quizzes and classes', async () => {
  const { world, ann, bob } = await twoTeachers();
  const counted: unknown[] = [];
  for (let number = 0; number < 4; number += 1) {
    const { body } = await ann.rest('POST', '/quiz/', { title: `Quiz ${number}` });
    await ann.rest('PUT', `/quiz/${body._id}/colleagues`, { email: addressOf('Bob'), right: 'look' });
    const classId = await newClass(ann, `7${number}`);
    await ann.rest('PUT', `/class/${classId}/colleagues`, { email: addressOf('Bob'), right: 'look' });
    await ann.rest('PUT', `/quiz/${body._id}/assignment`, { classIds: [classId] });
    const reads = [
      () => bob.rest('GET', '/teacher/'),
      () => bob.rest('GET', '/class/'),
      () => bob.rest('GET', `/class/${classId}`),
      () => bob.rest('GET', `/quiz/${body._id}`),
    ];
    const each = [];
    for (const read of reads) each.push((await countStatements(world, read)).reads);
    // The first call prepares the statements.
    if (number > 0) counted.push(each);
  }
  expect(new Set(counted.map((each) => JSON.stringify(each))).size).toBe(1);
});
