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
    name: 'a mark of a colleague that was seen cannot be replaced',
    file: 'src/shared/marking/standing-marks.ts',
    before: ' || standing.markedAt === next.seenAt',
    after: '',
    tests: standing,
  },
  {
    name: "one's own mark is in one's own way",
    file: 'src/shared/marking/standing-marks.ts',
    before: 'standing.markedBy === next.by || ',
    after: '',
    tests: standing,
  },
  {
    name: 'the same mark by both becomes that of the second',
    file: 'src/shared/marking/standing-marks.ts',
    before: "? 'agreed' : 'unseen'",
    after: "? 'free' : 'unseen'",
    tests: standing,
  },
  {
    name: 'what a colleague decided unseen is replaced',
    file: `${EVALUATION}/give-marks.ts`,
    before: 'each.before && placeOf(each) === ',
    after: 'false && each.before && placeOf(each) === ',
    tests: acts,
  },
  {
    name: 'of a pile with a conflict the rest is taken',
    file: `${EVALUATION}/give-marks.ts`,
    before: 'rejectStaleMarks(deps, { viewerId: accountId, inTheWay, total: standing.length });',
    after:
      'if (standing.length === inTheWay.length) rejectStaleMarks(deps, { viewerId: accountId, inTheWay, total: 1 });',
    tests: together,
  },
  {
    name: 'a suggestion that was not seen is in the way',
    file: `${EVALUATION}/give-marks.ts`,
    before: "before?.source === 'teacher'",
    after: 'before',
    tests: model,
  },
  {
    name: 'who does not say what was seen is refused as well',
    file: `${EVALUATION}/give-marks.ts`,
    before: 'const free = seenAt ? notDecidedElsewhere(deps, { teacher, standing, seenAt }) : standing;',
    after: 'const free = notDecidedElsewhere(deps, { teacher, standing, seenAt: seenAt ?? {} });',
    tests: acts,
  },
  {
    name: 'two marks in one millisecond cannot be told apart',
    file: `${EVALUATION}/give-marks.ts`,
    before: 'Math.max(now, (before?.markedAt ?? 0) + 1)',
    after: 'now',
    tests: acts,
  },
  {
    name: "a colleague's mark is taken back",
    file: `${EVALUATION}/undo-marks.ts`,
    before: "mark?.source === 'teacher' && by !== teacher.accountId",
    after: 'mark && by === null',
    tests: together,
  },
  {
    name: "one's own comment on an older page is in one's own way",
    file: 'src/server/features/marking/comments/write-comments.ts',
    before: '.filter(({ last }) => last?.actorId !== accountId)',
    after: '',
    tests: together,
  },
  {
    name: 'the same comment by both is a conflict',
    file: 'src/server/features/marking/comments/write-comments.ts',
    before: 'before !== seen && before !== text',
    after: 'before !== seen',
    tests: together,
  },
  {
    name: 'who commented on several answers together is not found',
    file: 'src/server/features/marking/comments/store.ts',
    before: "|| '\"') is not null`",
    after: "|| '\"') is null`",
    tests: together,
  },
  {
    name: 'a page is told of what it has seen',
    file: 'src/server/db/marks-revisions.ts',
    before: 'revision > seenRevision',
    after: 'revision >= seenRevision',
    tests: together,
  },
  {
    name: 'a page from before a restart misses what was before it',
    file: 'src/server/db/marks-revisions.ts',
    before: 'seenRevision < revisions.since || ',
    after: '',
    tests: together,
  },
  {
    name: 'who has gone is still here',
    file: 'src/server/db/markers-present.ts',
    before: ' && self.heardAt - heardAt <= MARKER_GONE_AFTER_MS',
    after: '',
    tests: together,
  },
  {
    name: 'one meets oneself',
    file: 'src/server/db/markers-present.ts',
    before: 'accountId !== self.accountId && ',
    after: '',
    tests: together,
  },
  {
    name: 'the rest of a pile holds what a colleague decided',
    file: `${PAGE}/refused.ts`,
    before: '.filter((id) => !decided.has(id))',
    after: '.filter((id) => decided.has(id) || id)',
    tests: refused,
  },
  {
    name: 'to insist is refused again',
    file: `${PAGE}/refused.ts`,
    before: '...decision.seenAt, ...Object.fromEntries(stands.map(({ studentId, at }) => [studentId, at]))',
    after: '...decision.seenAt',
    tests: refused,
  },
];
