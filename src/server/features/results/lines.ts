import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Answers } from '../../../shared/answer/answer';
import { sumMarks } from '../../../shared/marking/marks';
import type { Question } from '../../../shared/question/schema';
import { classOf } from '../../db/student-columns';
import type { Deps } from '../../deps';
import type { OwnerId } from '../../rules/access/owner-id';
import { cutIntoBatches } from '../../rules/batches';
import type { TableLine } from '../../rules/export/results-table';
import { linesStore, type ScoreRow } from './lines-store';
import { maxScoreOf, type Submitted } from './submitted';

/** About 10 ms of reading. */
export const MARKS_READ_AT_ONCE = 1000;

/** The answers of every submitted attempt, by attempt. */
export async function readAnswers(
  { db }: Pick<Deps, 'db'>,
  ownerId: OwnerId,
  { attempts, questions }: Pick<Submitted, 'attempts' | 'questions'>,
): Promise<Map<string, Answers>> {
  const answers = new Map<string, Answers>();
  for (const batch of batchesOf(attempts, questions.length)) {
    for (const { attemptId, answers: json } of linesStore(db).listAnswers(idsOf(batch), ownerId)) {
      answers.set(attemptId, JSON.parse(json) as Answers);
    }
    await nextTurn();
  }
  return answers;
}

/**
 * Reads the answers of some attempts at a time. The result also serves any other attempt, read singly and cached: the few whose
 * marks taught the grader.
 */
export function answersReader(db: Deps['db'], ownerId: OwnerId) {
  const read = (ids: string) => linesStore(db).listAnswers(ids, ownerId);
  const others = new Map<string, Answers>();
  const ofOther = (attemptId: string): Answers => {
    const known = others.get(attemptId);
    if (known) return known;
    const [row] = read(JSON.stringify([attemptId]));
    const answers = row ? (JSON.parse(row.answers) as Answers) : {};
    others.set(attemptId, answers);
    return answers;
  };
  return (attempts: readonly { readonly attemptId: string }[]) => {
    const own = new Map<string, Answers>(attempts.map(({ attemptId }) => [attemptId, {}]));
    for (const { attemptId, answers: json } of read(idsOf(attempts)))
      own.set(attemptId, JSON.parse(json) as Answers);
    return (attemptId: string): Answers => own.get(attemptId) ?? ofOther(attemptId);
  };
}

/** The scores by attempt and question. */
export async function readScores(
  db: Deps['db'],
  ownerId: OwnerId,
  attempts: readonly { readonly attemptId: string }[],
  marksOfEach: number,
): Promise<Map<string, Map<string, number>>> {
  const scores = new Map<string, Map<string, number>>();
  for (const batch of batchesOf(attempts, marksOfEach)) {
    for (const { attemptId, questionId, score } of linesStore(db).listScores(idsOf(batch), ownerId)) {
      const known = scores.get(attemptId);
      if (known) known.set(questionId, score);
      else scores.set(attemptId, new Map([[questionId, score]]));
    }
    if (attempts.length > batch.length) await nextTurn();
  }
  return scores;
}

/** The lines of the results table, with its fields only. */
export async function readTableLines({ db }: Pick<Deps, 'db'>, seen: Submitted): Promise<TableLine[]> {
  const answers = await readAnswers({ db }, seen.quiz.teacherId, seen);
  const scores = await readScores(db, seen.quiz.teacherId, seen.attempts, seen.questions.length);
  return seen.attempts.map((attempt) => {
    const { attemptId, studentName, studentEmail, studentClass, evaluatedAt } = attempt;
    const maxScore = maxScoreOf(attempt, seen.questions);
    const own = scores.get(attemptId);
    const marks = seen.questions.flatMap(({ _id }) => {
      const score = own?.get(_id);
      return score === undefined ? [] : [{ questionId: _id, score }];
    });
    return {
      ...{
        studentName,
        studentEmail,
        ...classOf({ studentClass }),
        maxScore,
        answers: answers.get(attemptId) ?? {},
        evaluationResults: marks,
      },
      score: evaluatedAt === null ? null : sumMarks(marks.map(({ score }) => score)),
    };
  });
}

/** Marks by attempt in question order, without deleted questions. */
export function inOrder<Row extends ScoreRow>(
  rows: readonly Row[],
  questions: readonly Question[],
): Map<string, Row[]> {
  const positions = new Map(questions.map(({ _id }, at) => [_id, at]));
  const byAttempt = new Map<string, Row[]>();
  for (const row of rows) {
    const position = positions.get(row.questionId);
    if (position === undefined) continue;
    const marks = byAttempt.get(row.attemptId) ?? [];
    marks[position] = row;
    byAttempt.set(row.attemptId, marks);
  }
  // A question without a mark leaves a hole, which `filter` drops.
  for (const [attemptId, marks] of byAttempt) {
    const given = marks.filter(() => true);
    byAttempt.set(attemptId, given);
  }
  return byAttempt;
}

export const batchesOf = <Item>(items: readonly Item[], marksOfEach: number) =>
  cutIntoBatches(items, { marksOfEach, marksAtOnce: MARKS_READ_AT_ONCE });

/** The ids as a JSON list. */
export const idsOf = (attempts: readonly { readonly attemptId: string }[]): string =>
  JSON.stringify(attempts.map(({ attemptId }) => attemptId));
