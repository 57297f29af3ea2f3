import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Teacher } from '../../../shared/actor';
import type { ClassTopics } from '../../../shared/topics/schema';
import type { Deps } from '../../deps';
import type { Seen } from '../../rules/access/seen';
import { cutIntoBatches } from '../../rules/batches';
import type { Period } from '../../rules/reports/request';
import { oneName, type QuestionMark } from '../../rules/topics/by-topic';
import { type ClassTally, classTally } from '../../rules/topics/class-tally';
import type { ClassRecord } from '../classes/access';
import { listSeenIds } from '../quizzes/access';
import { membersByName } from './members-by-name';
import { type ReportMember, reportsStore } from './store';

/** About 10 ms of reading. */
const MARKS_READ_AT_ONCE = 2000;

/**
 * The results of a class and of each pupil by topic, from released marks only, so that blind marking holds here too. Reads some
 * pupils at a time and yields in between.
 */
export async function getClassTopics(
  deps: Pick<Deps, 'db' | 'clock'>,
  {
    teacher,
    schoolClass,
    input: { from, to },
  }: { teacher: Teacher; schoolClass: Seen<ClassRecord, 'look'>; input: Period },
): Promise<ClassTopics> {
  const store = reportsStore(deps.db);
  const members = membersByName(deps, schoolClass.id);
  const quizIds = listSeenIds(deps, teacher);
  const tagged = store.listTagged(quizIds);
  const nameOf = oneName(tagged.map(({ tag }) => tag));
  const known = new Map<string, { family: string; topics: string[] }>();
  for (const { questionId, family, tag } of tagged) {
    const topics = known.get(questionId)?.topics ?? [];
    known.set(questionId, { family, topics: [...new Set([...topics, nameOf(tag)])] });
  }
  const tally = classTally((questionId) => known.get(questionId)?.topics ?? []);
  const takenIds = new Set<string>();
  for (const batch of batchesOf(members, known.size)) {
    const ids = JSON.stringify(batch.map(({ accountId }) => accountId));
    const rows = store.listReleasedMarks(ids, quizIds, from ?? 0, to ?? Number.MAX_SAFE_INTEGER);
    const marks = Map.groupBy(rows, ({ studentId }) => studentId);
    for (const { quizId } of rows) takenIds.add(quizId);
    for (const { id, accountId } of batch) addPupil(tally, id, (accountId && marks.get(accountId)) || []);
    await nextTurn();
  }
  return {
    ...{
      classId: schoolClass.id,
      className: schoolClass.name,
      from: from ?? null,
      to: to ?? null,
      quizCount: takenIds.size,
    },
    members: members.map(({ id, name, number }) => ({ memberId: id, name, number })),
    topics: tally.topics(),
  };

  function addPupil(to: ClassTally, memberId: string, rows: readonly Omit<QuestionMark, 'family'>[]): void {
    to.add(
      memberId,
      rows.flatMap(({ questionId, score, maximumMarks }) => {
        const family = known.get(questionId)?.family;
        return family === undefined ? [] : [{ questionId, family, score, maximumMarks }];
      }),
    );
  }
}

/** Members with an account; each has at most one mark per question. */
const batchesOf = (members: readonly ReportMember[], marksOfEach: number) =>
  cutIntoBatches(
    members.filter(({ accountId }) => accountId !== null),
    { marksOfEach, marksAtOnce: MARKS_READ_AT_ONCE },
  );
