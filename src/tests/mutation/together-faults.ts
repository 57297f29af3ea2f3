import type { Fault } from './faults';

const EVALUATION = 'src/server/features/marking/evaluation';
const PAGE = 'src/client/features/evaluation';
const model = ['src/tests/together/mark-together.test.ts'];
const standing = ['src/shared/marking/standing-marks.test.ts'];
const acts = [`${EVALUATION}/seen-marks.test.ts`];
const together = [`${EVALUATION}/together.test.ts`];
const refused = [`${PAGE}/refused.test.ts`];

/** Faults in the protection of two teachers' marks from each other. */
export const TOGETHER_FAULTS: readonly Fault[] = [
  {
    name: "a colleague's mark cannot be replaced after it was seen",
    file: 'src/shared/marking/standing-marks.ts',
    before: ' || standing.markedAt === next.seenAt',
    after: '',
    tests: standing,
  },
  {
    name: "a marker's own mark causes a conflict",
    file: 'src/shared/marking/standing-marks.ts',
    before: 'standing.markedBy === next.by || ',
    after: '',
    tests: standing,
  },
  {
    name: 'an identical second mark changes the marker',
    file: 'src/shared/marking/standing-marks.ts',
    before: "? 'agreed' : 'unseen'",
    after: "? 'free' : 'unseen'",
    tests: standing,
  },
  {
    name: 'an unseen decision of a colleague is replaced',
    file: `${EVALUATION}/give-marks.ts`,
    before: 'each.before && placeOf(each) === ',
    after: 'false && each.before && placeOf(each) === ',
    tests: acts,
  },
  {
    name: 'the rest of a pile with a conflict is marked',
    file: `${EVALUATION}/give-marks.ts`,
    before: 'rejectStaleMarks(deps, { viewerId: accountId, inTheWay, total: standing.length });',
    after:
      'if (standing.length === inTheWay.length) rejectStaleMarks(deps, { viewerId: accountId, inTheWay, total: 1 });',
    tests: together,
  },
  {
    name: 'an unseen suggestion causes a conflict',
    file: `${EVALUATION}/give-marks.ts`,
    before: "before?.source === 'teacher'",
    after: 'before',
    tests: model,
  },
  {
    name: 'a call without the seen state is refused',
    file: `${EVALUATION}/give-marks.ts`,
    before: 'const free = seenAt ? notDecidedElsewhere(deps, { teacher, standing, seenAt }) : standing;',
    after: 'const free = notDecidedElsewhere(deps, { teacher, standing, seenAt: seenAt ?? {} });',
    tests: acts,
  },
  {
    name: 'two marks of one millisecond are taken for the same',
    file: `${EVALUATION}/give-marks.ts`,
    before: 'Math.max(now, (before?.markedAt ?? 0) + 1)',
    after: 'now',
    tests: acts,
  },
  {
    name: "undo removes a colleague's mark",
    file: `${EVALUATION}/undo-marks.ts`,
    before: "mark?.source === 'teacher' && by !== teacher.accountId",
    after: 'mark && by === null',
    tests: together,
  },
  {
    name: "a marker's own comment from an older page causes a conflict",
    file: 'src/server/features/marking/comments/write-comments.ts',
    before: '.filter(({ last }) => last?.actorId !== accountId)',
    after: '',
    tests: together,
  },
  {
    name: 'an identical comment causes a conflict',
    file: 'src/server/features/marking/comments/write-comments.ts',
    before: 'before !== seen && before !== text',
    after: 'before !== seen',
    tests: together,
  },
  {
    name: 'the author of a comment on several answers is unknown',
    file: 'src/server/features/marking/comments/store.ts',
    before: "|| '\"') is not null`",
    after: "|| '\"') is null`",
    tests: together,
  },
  {
    name: 'a page receives decisions it has already seen',
    file: 'src/server/db/marks-revisions.ts',
    before: 'revision > seenRevision',
    after: 'revision >= seenRevision',
    tests: together,
  },
  {
    name: 'a page opened before a restart misses earlier decisions',
    file: 'src/server/db/marks-revisions.ts',
    before: 'seenRevision < revisions.since || ',
    after: '',
    tests: together,
  },
  {
    name: 'a marker who left is still listed',
    file: 'src/server/db/markers-present.ts',
    before: ' && self.heardAt - heardAt <= MARKER_GONE_AFTER_MS',
    after: '',
    tests: together,
  },
  {
    name: 'markers see themselves in the list of markers',
    file: 'src/server/db/markers-present.ts',
    before: 'accountId !== self.accountId && ',
    after: '',
    tests: together,
  },
  {
    name: "the rest of a pile contains a colleague's decisions",
    file: `${PAGE}/refused.ts`,
    before: '.filter((id) => !decided.has(id))',
    after: '.filter((id) => decided.has(id) || id)',
    tests: refused,
  },
  {
    name: 'a confirmed replacement is refused again',
    file: `${PAGE}/refused.ts`,
    before: '...decision.seenAt, ...Object.fromEntries(stands.map(({ studentId, at }) => [studentId, at]))',
    after: '...decision.seenAt',
    tests: refused,
  },
];
