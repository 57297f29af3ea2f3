import { setImmediate as nextTurn } from 'node:timers/promises';
import { takerOf } from '../../../shared/results/strength';
import type { Deps } from '../../deps';
import type { OwnerId } from '../../rules/access/owner-id';
import { questionWords } from '../../rules/bank/question-words';
import { addSums, figuresOf, type ItemSums, NO_SUMS, sumsOf } from '../../rules/results/item-sums';
import { toQuestion } from '../quizzes/views';
import { ENTRIES_AT_ONCE, entriesStore } from './entries-store';

type BankDeps = Pick<Deps, 'db' | 'inTransaction'>;

/**
 * Re-indexes a teacher's questions and marks changed since the last search, in batches. Each changing commit marks its rows
 * outdated, so none is missed.
 */
export async function bringUpToDate(deps: BankDeps, teacherId: OwnerId): Promise<void> {
  while (deps.inTransaction(() => readWords(deps, teacherId))) await nextTurn();
  while (deps.inTransaction(() => readMarks(deps, teacherId))) await nextTurn();
}

/** Returns whether there may be more. */
function readWords({ db }: Pick<Deps, 'db'>, teacherId: OwnerId): boolean {
  const store = entriesStore(db);
  const outdated = store.listOutdated.all({ teacherId });
  const families = new Set<string>();
  for (const { number, familyId: before, question: record, tags } of outdated) {
    const familyId = record.familyId ?? record.id;
    if (familyId !== before) families.add(familyId).add(before);
    const words = questionWords(toQuestion(record), JSON.parse(tags) as string[]);
    const isDeleted = record.deletedAt !== null;
    store.saveWords.run({ number, familyId, type: record.type, isDeleted, ...words });
  }
  workOutFigures({ db }, teacherId, families);
  return outdated.length === ENTRIES_AT_ONCE;
}

function readMarks({ db }: Pick<Deps, 'db'>, teacherId: OwnerId): boolean {
  const store = entriesStore(db);
  const found = store.findOutdatedQuiz.get({ teacherId });
  if (!found) return false;
  const { quizId } = found;
  const lastUsedAt = store.findLastStart.get({ quizId })?.at ?? null;
  const sums = sumsByQuestion(store.listMarks.all({ quizId }));
  const entries = store.listOfQuiz.all({ quizId });
  for (const { number, questionId } of entries) {
    const own = sums.get(questionId);
    store.saveSums.run({ number, lastUsedAt, sums: own ? JSON.stringify(own) : null });
  }
  workOutFigures({ db }, teacherId, new Set(entries.map(({ familyId }) => familyId)));
  store.setUpToDate.run({ quizId });
  return true;
}

interface Mark {
  readonly attemptId: string;
  readonly questionId: string;
  readonly score: number;
  readonly maximumMarks: number;
}

function sumsByQuestion(marks: readonly Mark[]): Map<string, ItemSums> {
  const takers = [...Map.groupBy(marks, ({ attemptId }) => attemptId).values()].flatMap((ofAttempt) =>
    ofAttempt.map((own) => ({ questionId: own.questionId, ...takerOf(ofAttempt, own) })),
  );
  const byQuestion = Map.groupBy(takers, ({ questionId }) => questionId);
  return new Map([...byQuestion].map(([questionId, own]) => [questionId, sumsOf(own)]));
}

/** The figures of a question cover its family: the same question in any of the teacher's quizzes. */
function workOutFigures({ db }: Pick<Deps, 'db'>, teacherId: OwnerId, families: ReadonlySet<string>): void {
  const store = entriesStore(db);
  for (const familyId of families) {
    // Our own JSON, written above only.
    const all = store.listSums.all({ familyId, teacherId }).map(({ sums }) => JSON.parse(sums) as ItemSums);
    store.saveFigures.run({ familyId, teacherId, ...figuresOf(all.reduce(addSums, NO_SUMS)) });
  }
}
