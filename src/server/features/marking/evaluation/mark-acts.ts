import * as z from 'zod';
import { RESULT_SOURCES } from '../../../../shared/constants';
import { type AuditEntry, recordAudit } from '../../../db/audit';
import type { Deps } from '../../../deps';
import type { GivenItems } from '../rubrics/given-items';
import { markActsStore } from './acts-store';
import type { ResultRecord } from './marks-store';

type Db = Deps['db'];

/** A mark in the audit log; older lines lack whole marks and cannot be restored. */
const keptMarkSchema = z.object({
  isCorrect: z.boolean(),
  score: z.number(),
  maximumMarks: z.number(),
  source: z.enum(RESULT_SOURCES),
  needsReview: z.boolean(),
  confidence: z.number(),
  rationale: z.string().nullable(),
  findings: z.string().nullable(),
  markedAt: z.number(),
  markedBy: z.string().nullable().default(null),
  /** The rubric items of the mark; absent for a mark without a rubric. */
  rubricItemIds: z.array(z.string()).optional(),
});
export type KeptMark = z.infer<typeof keptMarkSchema>;

/** One change of an answer's mark by the teacher. */
export interface MarkChange {
  readonly attemptId: string;
  readonly studentId: string;
  readonly before: ResultRecord | undefined;
  readonly after: ResultRecord;
  readonly itemsBefore: GivenItems;
  readonly itemsAfter: GivenItems;
}

interface MarkAct extends Pick<AuditEntry, 'at' | 'actorId'> {
  readonly action: 'marks' | 'marks-undo';
  readonly questionId: string;
  readonly changes: readonly MarkChange[];
}

/**
 * Writes one audit line with the whole marks before and after: under 'attempt/question' for one answer; under the question, with
 * attempts and students, for several.
 */
export function recordMarks(db: Db, { questionId, changes, ...act }: MarkAct): void {
  const sides = changes.map(sidesOf);
  const [only, ...others] = sides;
  if (only && others.length === 0) {
    const { attemptId, before, after } = only;
    recordAudit(db, { ...act, subject: subjectOf(attemptId, questionId), before, after });
    return;
  }
  const side = (name: 'before' | 'after') =>
    Object.fromEntries(sides.map((each) => [each.attemptId, { studentId: each.studentId, ...each[name] }]));
  recordAudit(db, { ...act, subject: questionId, before: side('before'), after: side('after') });
}

/** Drops undefined fields. */
const sidesOf = ({ attemptId, studentId, before, after, itemsBefore, itemsAfter }: MarkChange) => ({
  attemptId,
  studentId,
  before: before && { ...before, rubricItemIds: itemsBefore ?? undefined },
  after: { ...after, rubricItemIds: itemsAfter ?? undefined },
});

/** The time, author and replaced mark of the last mark in force on an answer. */
export interface LastMark extends Pick<AuditEntry, 'at' | 'actorId'> {
  readonly before: KeptMark;
}

/** The teacher's last mark in force on each of these answers, by attempt; undone marks are skipped. */
export function lastMarks(
  db: Db,
  { questionId, attemptIds }: { questionId: string; attemptIds: readonly string[] },
): ReadonlyMap<string, LastMark> {
  const { list } = markActsStore(db);
  const onSeveral = list.all({ subject: questionId }).map((act) => ({ ...act, marks: marksIn(act.before) }));
  const last = attemptIds.map((attemptId) => {
    const onThis = list
      .all({ subject: subjectOf(attemptId, questionId) })
      .map((act) => ({ ...act, mark: JSON.parse(act.before ?? 'null') }));
    const together = onSeveral.flatMap(({ marks, ...act }) =>
      marks.has(attemptId) ? [{ ...act, mark: marks.get(attemptId) }] : [],
    );
    return [attemptId, lastInForce([...onThis, ...together].toSorted((a, b) => a.id - b.id))] as const;
  });
  return new Map(last.flatMap(([attemptId, mark]) => (mark ? [[attemptId, mark]] : [])));
}

const subjectOf = (attemptId: string, questionId: string) => `${attemptId}/${questionId}`;

const marksIn = (before: string | null): ReadonlyMap<string, unknown> =>
  new Map(Object.entries(z.record(z.string(), z.unknown()).parse(JSON.parse(before ?? '{}'))));

interface Act extends Pick<AuditEntry, 'at' | 'actorId'> {
  readonly mark: unknown;
}

function lastInForce(acts: readonly (Act & { action: string })[]): LastMark | undefined {
  const inForce: Act[] = [];
  for (const { action, ...act } of acts) {
    if (action === 'marks') inForce.push(act);
    else inForce.pop();
  }
  const last = inForce.at(-1);
  const before = keptMarkSchema.safeParse(last?.mark);
  return last && before.success ? { at: last.at, actorId: last.actorId, before: before.data } : undefined;
}
