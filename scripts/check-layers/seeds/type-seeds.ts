import type { Seed } from './seed';

const planted = (layer: string, name: string, text: string): Seed => ({
  layer,
  path: `src/server/features/seeded/${name}.ts`,
  text: `${text.trim()}\n`,
  rule: 'tsc',
});

/** Common omissions between request and table; none of them compiles. */
export const typeSeeds: readonly Seed[] = [
  planted(
    'a parameter of a statement is spelt right',
    'misspelt-parameter',
    `
import type { Db } from '../../db/open';
import { quizzesStore } from '../quizzes/store';
export const seeded = (db: Db) => quizzesStore(db).findOwn.get({ quizID: '1', teacherId: '2' });`,
  ),
  planted(
    'a parameter of a statement has the type of its column',
    'mistyped-parameter',
    `
import type { Db } from '../../db/open';
import { quizzesStore } from '../quizzes/store';
export const seeded = (db: Db) => quizzesStore(db).findOwn.get({ quizId: 1, teacherId: '2' });`,
  ),
  planted(
    'a new row has every column',
    'missing-column',
    `
import type { Db } from '../../db/open';
import { insertQuiz } from '../quizzes/store';
export const seeded = (db: Db) => insertQuiz(db, { id: '1', teacherId: '2', title: 'Cells' });`,
  ),
  planted(
    'a use case that acts on a quiz has it loaded and authorised: a forgotten 404',
    'forgotten-refusal',
    `
import * as z from 'zod';
import { teacherCall } from '../../calls/declare';
import { publishQuiz } from '../desk/publish';
export const seeded = teacherCall({ kind: 'act', output: z.object({ shareId: z.string() }), run: publishQuiz });`,
  ),
  planted(
    'a use case takes no quiz that nobody was let in to: a forgotten check of the owner',
    'forgotten-owner',
    `
import * as z from 'zod';
import { teacherCall } from '../../calls/declare';
import { publishQuiz } from '../desk/publish';
import { getQuizById } from '../quizzes/find';
const quizIds = z.object({ quizId: z.string() });
export const seeded = teacherCall({
  kind: 'act',
  on: { ids: quizIds, load: (deps, _teacher, { quizId }) => ({ quiz: getQuizById(deps, quizId) }) },
  output: z.object({ shareId: z.string() }),
  run: publishQuiz,
});`,
  ),
  planted(
    'a use case takes no quiz that may only be looked at: a right that is too small',
    'small-right',
    `
import * as z from 'zod';
import { teacherCall } from '../../calls/declare';
import { publishQuiz } from '../desk/publish';
import { quizToLook } from '../quizzes/targets';
export const seeded = teacherCall({
  kind: 'act',
  on: quizToLook,
  output: z.object({ shareId: z.string() }),
  run: publishQuiz,
});`,
  ),
  planted(
    'a call for students does not run what is a teacher’s: a forgotten 403',
    'wrong-actor',
    `
import * as z from 'zod';
import { studentCall } from '../../calls/declare';
import { listTrash } from '../quizzes/trash';
export const seeded = studentCall({ kind: 'query', output: z.unknown(), run: listTrash });`,
  ),
  planted(
    'an input is checked before a use case gets it: a forgotten 400',
    'forgotten-input',
    `
import { quizSchema } from '../../../shared/quiz/schema';
import { teacherCall } from '../../calls/declare';
import { createQuiz } from '../quizzes/create';
export const seeded = teacherCall({ kind: 'act', output: quizSchema, run: createQuiz });`,
  ),
  planted(
    'a path names what the call acts on as its input does',
    'misspelt-path',
    `
import * as z from 'zod';
import { teacherCall } from '../../calls/declare';
import { publishQuiz } from '../desk/publish';
import { ownQuiz } from '../quizzes/targets';
export const seeded = teacherCall({
  kind: 'act',
  rest: 'POST /quiz/:id/publish',
  on: ownQuiz,
  output: z.object({ shareId: z.string() }),
  run: publishQuiz,
});`,
  ),
  planted(
    'what happens in one transaction waits for nothing',
    'awaiting-act',
    `
import * as z from 'zod';
import { teacherCall } from '../../calls/declare';
export const seeded = teacherCall({ kind: 'act', output: z.string(), run: async () => 'later' });`,
  ),
  planted(
    'the calls of a feature are mounted: a forgotten mount',
    'forgotten-mount',
    `
import type { allCalls } from '../../mounts/all-calls';
import { router } from '../../mounts/trpc';
export const seeded = router({ quizzes: router({}) } satisfies Record<keyof typeof allCalls, unknown>);`,
  ),
  planted(
    'a call has its row of who may do what',
    'forgotten-row',
    `
import type { CallName } from '../../mounts/all-calls';
export const seeded: Readonly<Record<CallName, number>> = { 'quizzes.get': 200 };`,
  ),
];
