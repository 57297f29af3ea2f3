import fc from 'fast-check';
import { expect, test } from 'vitest';
import { withMoved, withPlaces } from '../../../shared/quiz/order';
import { checkAsyncProperty } from '../../testing/property';
import { sampleQuestions } from '../../testing/sample-questions';
import { aStage, type Stage } from '../../testing/stage';
import { newIdOf, readQuiz, write } from '../../testing/unfinished';

const [mcq] = sampleQuestions;

/** The teacher's view by the simplest rules: a list of ids, and the deleted ones. */
interface Seen {
  order: string[];
  deleted: string[];
  nextId: number;
}

const ACTS = ['write', 'finish', 'break', 'copy', 'move', 'remove', 'restore', 'revert'] as const;
const steps = fc.array(fc.tuple(fc.constantFrom(...ACTS), fc.nat(99), fc.nat(99)), {
  minLength: 5,
  maxLength: 25,
});

async function play(stage: Stage, seen: Seen, [act, one, other]: [(typeof ACTS)[number], number, number]) {
  const { teacher, quizId } = stage;
  const { order, deleted } = seen;
  const at = order.length > 0 ? one % order.length : -1;
  const id = order[at];
  const on = (name: string, more: object = {}) =>
    teacher.mutate(`questions.${name}`, { quizId, questionId: id, ...more });
  if (act === 'write' || id === undefined) {
    const newId = newIdOf(seen.nextId);
    seen.nextId += 1;
    await write(stage, { newId, type: 'mcq', after: id ?? '', ...(other % 2 === 0 && mcq) });
    seen.order = order.toSpliced(at + 1, 0, newId);
  } else if (act === 'finish') await write(stage, { questionId: id, ...mcq });
  else if (act === 'break') await write(stage, { questionId: id, text: '' });
  else if (act === 'revert') await on('revert');
  else if (act === 'copy') seen.order = order.toSpliced(at + 1, 0, (await on('duplicate')).body._id);
  else if (act === 'move') {
    const others = withMoved(order, id, 0).slice(1);
    const places = [{ questionId: id, after: [...others, ''][other % order.length] ?? '' }];
    await teacher.mutate('questions.move', { quizId, places });
    seen.order = withPlaces(order, places);
  } else if (act === 'remove') {
    await on('remove');
    seen.order = order.toSpliced(at, 1);
    deleted.push(id);
  } else {
    const back = deleted.pop();
    if (back === undefined) return;
    await teacher.mutate('questions.restore', { quizId, questionId: back });
    const { order: now } = await readQuiz(stage);
    // Its position depends on moves since; the others keep their order.
    expect(now.filter((each: string) => each !== back)).toEqual(order);
    seen.order = now;
  }
}

test('after any acts of a teacher the list is as expected, with each question and draft once', async () => {
  await checkAsyncProperty(
    fc.asyncProperty(steps, async (acts) => {
      const stage = await aStage('draft');
      const seen: Seen = { order: [], deleted: [], nextId: 1 };
      for (const step of acts) {
        stage.world.clock.advance(1000);
        await play(stage, seen, step);
        const { order, questions, drafts, draftCount } = await readQuiz(stage);
        expect(order).toEqual(seen.order);
        const stored: string[] = questions.map(({ _id }: { _id: string }) => _id);
        const unfinished: { _id: string; isChange: boolean }[] = drafts;
        expect(stored).toEqual(order.filter((id: string) => stored.includes(id)));
        const fresh = unfinished.filter(({ isChange }) => !isChange).map(({ _id }) => _id);
        expect([...stored, ...fresh].sort()).toEqual([...order].sort());
        expect(draftCount).toBe(unfinished.length);
        for (const { _id, isChange } of unfinished) expect(stored.includes(_id)).toBe(isChange);
      }
      expect(stage.world.errors).toEqual([]);
    }),
    { numRuns: 10 },
  );
});
