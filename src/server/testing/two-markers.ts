import type { SharedRight } from '../../shared/access/rights';
import type { ReviewedResult, StudentResult } from '../../shared/results/schema';
import { shareQuiz } from './a-colleague';
import { anEvaluatedClass } from './leaf-class';
import type { Person } from './person';
import { aWorld } from './world';

const MINUTE_MS = 60_000;

/** Three different answers of a class with two markers. */
export const ANSWERS = {
  red: 'chlorophyll takes in red light',
  sun: 'Because of the sun in the sky',
  half: 'Chlorophyll absorbs light',
} as const;
export type AnswerName = keyof typeof ANSWERS;

/**
 * One text question marked by its teacher and a colleague, each on a page with its own state; each act takes
 * a minute.
 */
export async function twoMarkers(right: SharedRight = 'mark') {
  const world = aWorld();
  const leaves = await anEvaluatedClass(world, Object.values(ANSWERS));
  const ben = await world.signIn('teacher', 'Ben');
  shareQuiz(world, { quizId: leaves.quizId, email: 'ben@school.example', right });
  const { own, studentOf } = leaves;
  const idOf = (name: AnswerName) => studentOf(ANSWERS[name]);
  return {
    ...leaves,
    idOf,
    ann: await aMarkerPage(world.clock, { person: leaves.teacher, own, idOf }),
    /** Opens a page of the colleague; fails without the right to mark. */
    benPage: () => aMarkerPage(world.clock, { person: ben, own, idOf }),
    ben,
  };
}

interface Page {
  readonly person: Person;
  readonly own: { readonly quizId: string; readonly questionId: string };
  readonly idOf: (name: AnswerName) => string;
}

/** The state of a marking page: the results seen, and acts that send them along. */
async function aMarkerPage(clock: { advance(ms: number): void }, { person, own, idOf }: Page) {
  let seen: readonly StudentResult[] = [];
  const resultOf = (name: AnswerName): ReviewedResult => {
    const result = seen.find(({ studentId }) => studentId === idOf(name))?.evaluationResults[0];
    if (!result) throw new Error(`The page shows no mark for ${name}.`);
    return result;
  };
  const seenAt = (names: readonly AnswerName[]) =>
    Object.fromEntries(names.map((name) => [idOf(name), resultOf(name).markedAt]));
  /** An act based on the page's current state, to be sent or repeated later. */
  const act = (procedure: string, names: readonly AnswerName[], input: object) => () => {
    clock.advance(MINUTE_MS);
    return person.mutate(procedure, { ...own, studentIds: names.map(idOf), ...input });
  };
  const prepared = {
    give: (marks: number, ...names: AnswerName[]) =>
      act('evaluation.setMarks', names, { marks, seenAt: seenAt(names) }),
    keep: (marks: Partial<Record<AnswerName, number>>) => {
      const names = Object.keys(marks) as AnswerName[];
      const given = names.map((name) => ({ marks: marks[name], studentIds: [idOf(name)] }));
      return act('evaluation.keepMarks', [], { given, seenAt: seenAt(names) });
    },
    undo: (...names: AnswerName[]) => act('evaluation.undoMarks', names, {}),
    comment: (text: string, ...names: AnswerName[]) =>
      act('comments.write', names, {
        text,
        seen: Object.fromEntries(names.map((name) => [idOf(name), resultOf(name).comment ?? ''])),
      }),
    apply: (itemIds: readonly string[], marks: number, ...names: AnswerName[]) =>
      act('rubrics.apply', names, { itemIds, marks, seenAt: seenAt(names) }),
  };
  const page = {
    prepared,
    person,
    async look() {
      seen = (await person.rest('GET', `/quiz/${own.quizId}/results`)).body.results;
    },
    mark: resultOf,
    give: (...given: Parameters<typeof prepared.give>) => prepared.give(...given)(),
    keep: (...kept: Parameters<typeof prepared.keep>) => prepared.keep(...kept)(),
    undo: (...names: AnswerName[]) => prepared.undo(...names)(),
    comment: (...written: Parameters<typeof prepared.comment>) => prepared.comment(...written)(),
    apply: (...applied: Parameters<typeof prepared.apply>) => prepared.apply(...applied)(),
    present: (input: object = {}) =>
      person.query('evaluation.present', { ...own, place: null, seenRevision: 0, ...input }),
  };
  await page.look();
  return page;
}
export type MarkerPage = Awaited<ReturnType<typeof aMarkerPage>>;
