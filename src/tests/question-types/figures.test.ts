import { expect, test } from 'vitest';
import { analyseItems } from '../../client/rules/results/item-analysis';
import { keyDoubt } from '../../client/rules/results/key-doubt';
import { optionCounts } from '../../client/rules/results/option-counts';
import { questionStatistics } from '../../client/rules/results/statistics';
import { chosenAnswers, isKeyed } from '../../shared/results/chosen-answers';
import { takersOf } from '../../shared/results/strength';
import { findWrongKeys } from '../../shared/results/wrong-key';
import {
  aClassOf,
  aClassToLookAt,
  OBJECTIVE_TYPES,
  objectiveIn,
  STRONG_WRONG,
  STUDENTS,
  scoresOf,
  WEAK_RIGHT,
} from './typed-class';

test.each(OBJECTIVE_TYPES)(
  '%s: an alarm is raised if strong students agree on another answer than the key',
  async (type) => {
    const { results, questionId, example, teacher } = await aClassOf(type);
    const before = await results();
    expect(findWrongKeys(before)).toEqual([
      { questionId, number: 1, answer: example.wrong, chosen: 4, keyed: 0, strongest: 4 },
    ]);
    expect(keyDoubt(before, objectiveIn(before), example.wrong)).toEqual({
      ...{ strong: 6, halfSize: 6 },
      ...{ keyed: WEAK_RIGHT, keyedWeak: WEAK_RIGHT },
    });
    const correction = { questionId, correctAnswer: example.otherKey, policy: 'new' };
    const { body } = await teacher.mutate('questions.previewCorrection', correction);
    await teacher.mutate('questions.applyCorrection', { ...correction, seen: body.seen });
    expect(findWrongKeys(await results())).toEqual([]);
  },
);

test.each(OBJECTIVE_TYPES)('%s: a dismissed alarm stays dismissed', async (type) => {
  const { results, questionId, quizId, teacher } = await aClassOf(type);
  await teacher.mutate('evaluation.dismissAlarm', { quizId, questionId, evidence: '4 of 4' });
  expect((await results()).dismissedAlarms).toEqual({ [questionId]: '4 of 4' });
});

test.each(OBJECTIVE_TYPES)(
  '%s: the counts of chosen answers add up, part by part and as a whole',
  async (type) => {
    const { results, example, studentIds } = await aClassToLookAt(type);
    const seen = await results();
    const question = objectiveIn(seen);
    const { options, unanswered, combinations, students, halfSize, meanPercent } = optionCounts(
      seen,
      question,
    );
    expect({ students, halfSize, meanPercent }).toEqual({ students: STUDENTS, halfSize: 6, meanPercent: 25 });
    expect(unanswered?.studentIds).toEqual(studentIds.slice(-1));
    expect(combinations.map(({ answer, studentIds: own }) => [answer, own.length])).toEqual([
      [example.wrong, STRONG_WRONG],
      [example.right, WEAK_RIGHT],
    ]);
    for (const [group, rows] of Map.groupBy(options, (row) => row.group)) {
      expect(new Set(rows.map(({ label }) => label)).size, `${group} has a row twice`).toBe(rows.length);
      for (const row of rows) {
        expect(row.label).toMatch(/\S/);
        const chosen = [example.wrong, example.right].map((answer) => row.chose({ answer }));
        const [wrong = 0, right = 0] = chosen.map((isChosen, at) =>
          isChosen ? [STRONG_WRONG, WEAK_RIGHT][at] : 0,
        );
        expect(row.studentIds).toHaveLength(wrong + right);
        expect(row.strong + row.weak).toBe(wrong + right);
        // Rows of the correct answer are marked as key.
        if (chosen[1]) expect(row.isKey, `${row.label} is right`).toBe(true);
      }
      expect(rows.some((row) => row.isKey)).toBe(true);
      const ticks = rows.reduce((sum, row) => sum + row.studentIds.length, 0);
      if (group !== null) expect(ticks).toBe(STUDENTS - 1);
      else expect(ticks).toBeGreaterThanOrEqual(STUDENTS - 1);
    }
  },
);

test.each(OBJECTIVE_TYPES)(
  '%s: the statistics show the facility, and that strong students did worse',
  async (type) => {
    const { results, questionId, scores } = await aClassToLookAt(type);
    expect(await scores()).toEqual(scoresOf(0, 2, 0));
    const seen = await results();
    const [item] = analyseItems(seen);
    expect(item).toMatchObject({ questionId, students: STUDENTS, halfSize: 6 });
    expect(item?.facility?.value).toBeCloseTo(WEAK_RIGHT / STUDENTS);
    expect(item?.discrimination?.value).toBeLessThan(-0.4);
    const question = objectiveIn(seen);
    expect(item?.choices).toEqual(chosenAnswers(question, takersOf(seen, questionId)));
    expect(item?.choices?.at(-1)).toMatchObject({ label: null, all: 1, strong: 0, weak: 1 });
    expect(questionStatistics(seen)[0]).toMatchObject({ questionId, correctPercent: 25 });
  },
);

test.each(OBJECTIVE_TYPES)(
  '%s: an answer accepted from a row becomes right, and the key stays right',
  async (type) => {
    const { results, example } = await aClassToLookAt(type);
    const seen = await results();
    const question = objectiveIn(seen);
    for (const { isKey, accepting, label } of optionCounts(seen, question).options) {
      if (!accepting) continue;
      expect(isKey, `${label} is no key yet`).toBe(false);
      const wider = objectiveIn({
        ...seen,
        questions: [{ ...question, ...accepting() }] as typeof seen.questions,
      });
      expect(isKeyed(wider, example.right)).toBe(true);
      const row = optionCounts(seen, wider).options.find((one) => one.label === label);
      expect(row?.isKey, `${label} is accepted`).toBe(true);
    }
  },
);
