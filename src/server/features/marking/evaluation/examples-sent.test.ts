import { expect, test } from 'vitest';
import type { StudentResult } from '../../../../shared/results/schema';
import { aiRequests } from '../../../db/grading-schema';
import { resultsOf } from '../../../testing/ai-class';
import { anAiWorld } from '../../../testing/ai-world';
import { aSubmitter, evaluate } from '../../../testing/factories';
import { anEvaluatedClass } from '../../../testing/leaf-class';
import { anOpenaiStub } from '../../../testing/openai-stub';
import { erasePerson } from '../../privacy/erase';
import { exportPerson } from '../../privacy/export';

const MARKED = 'It is the green pigment of the leaf';
const NEW = 'The pigment of the leaf is green';

/** A class with a marked answer, and the same quiz repeated with a nearly equal answer. */
async function givenAgain() {
  const stub = await anOpenaiStub();
  const leaves = await anEvaluatedClass(anAiWorld(stub), [MARKED, 'Because of the sun']);
  const { world, teacher, quizId } = leaves;
  await leaves.mark(MARKED, 3);
  await leaves.idle();
  const { body: copy } = await teacher.rest('POST', `/quiz/${quizId}/duplicate`);
  const { body: published } = await teacher.rest('POST', `/quiz/${copy._id}/publish`);
  const questionIds: string[] = copy.questions.map(({ _id }: { _id: string }) => _id);
  const again = { teacher, quizId: copy._id, shareId: published.shareId, questionIds };
  await aSubmitter(world, again, { name: 'New', answers: { [questionIds[0] ?? '']: NEW } });
  const askedBefore = stub.asked.length;
  await evaluate(world, again);
  const student = (await resultsOf(leaves)).results.find(({ answers }: StudentResult) =>
    Object.values(answers).includes(MARKED),
  );
  return { world, again, asked: stub.asked.slice(askedBefore), stub, student };
}

test("a request contains the teacher's own marks on similar answers, and the teacher can see it", async () => {
  const { asked, again, stub, student } = await givenAgain();
  expect(asked.map(({ marked }) => marked)).toEqual([[{ text: MARKED, marks: 3 }]]);
  const { body } = await again.teacher.query('evaluation.sentToAi', { quizId: again.quizId });
  expect(body.requests[0].texts).toContainEqual({ text: MARKED, marks: 3, isTest: false });
  expect(stub.bodies.join()).not.toContain(student.studentName);
});

test('without marks of earlier classes none are sent', async () => {
  const { again, stub, world } = await givenAgain();
  await again.teacher.mutate('evaluation.setMemory', { quizId: again.quizId, useEarlierMarks: false });
  const answers = { [again.questionIds[0] ?? '']: `${NEW}, which is a plant` };
  await aSubmitter(world, again, { name: 'Late', answers });
  await evaluate(world, again);
  expect(stub.asked.at(-1)?.marked).toBeUndefined();
});

test("an example is blanked with its student's erasure, and included in their export", async () => {
  const { world, student } = await givenAgain();
  const sent = () => JSON.stringify(world.deps.db.select().from(aiRequests).all());
  const shown = exportPerson(world.deps, student.studentEmail).tables.ai_requests;
  expect(shown).toHaveLength(2);
  for (const { texts } of shown ?? []) expect(texts).toBe(JSON.stringify([MARKED]));
  expect(sent().split(MARKED)).toHaveLength(3);
  erasePerson(world.deps, student.studentEmail);
  expect(sent()).not.toContain(MARKED);
  expect(sent()).toContain(NEW);
});
