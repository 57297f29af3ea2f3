import { MODEL_FAULTS } from './model-faults';
import { RULE_FAULTS } from './rule-faults';
import { TOGETHER_FAULTS } from './together-faults';

/** A possible fault, and the tests that must notice it. */
export interface Fault {
  /** The effect, in plain words. */
  readonly name: string;
  readonly file: string;
  /** Occurs exactly once in the file. */
  readonly before: string;
  readonly after: string;
  readonly tests: readonly string[];
}

const SHARED = 'src/client/rules/quiz-session';
const CLIENT = 'src/client/quiz-session';
const saving = [`${CLIENT}/saving.test.ts`];
const keeping = [`${CLIENT}/keeping.test.ts`];
const following = [`${CLIENT}/following.test.ts`];
const submitting = [`${CLIENT}/submitting.test.ts`, `${CLIENT}/submission.test.ts`];
const leaving = [`${CLIENT}/leaving.test.ts`];

export const FAULTS: readonly Fault[] = [
  {
    name: 'a change is stamped with the wall clock of the device',
    file: `${SHARED}/operations.ts`,
    before: 'Math.max(nowOf(running), (stampedMs[questionId] ?? 0) + 1)',
    after: 'Math.max(Date.now(), (stampedMs[questionId] ?? 0) + 1)',
    tests: following,
  },
  {
    name: 'of what is unsent and what is stored the older one wins',
    file: `${SHARED}/merge-unsent.ts`,
    before: 'changedAtMs >= (revisions.get(questionId) ?? 0)',
    after: 'changedAtMs <= (revisions.get(questionId) ?? 0)',
    tests: [...keeping, ...following],
  },
  {
    name: 'what is acknowledged is removed by its question and not by its time',
    file: `${SHARED}/outbox.ts`,
    before: 'if (known && known.changedAtMs <= changedAtMs) delete',
    after: 'if (known) delete',
    tests: saving,
  },
  {
    name: 'the outbox is written whole, over what another page has kept',
    file: 'src/client/platform/outbox-store.ts',
    before: '(record) => played(record ?? emptyOutbox(attemptId), steps)',
    after: '() => current()',
    tests: keeping,
  },
  {
    name: 'what has failed is not tried again',
    file: `${SHARED}/failed.ts`,
    before: ': running.elapsedMs + retryAfterMs(failures)',
    after: ': Number.POSITIVE_INFINITY',
    tests: saving,
  },
  {
    name: 'a quiz is taken over without looking at what is stored',
    file: `${SHARED}/answered.ts`,
    before: 'withSync(merged(here, server), {',
    after: 'withSync(here, {',
    tests: saving,
  },
  {
    name: 'what is unsent is left out of the submission',
    file: `${SHARED}/operations.ts`,
    before: '...session.answers };',
    after:
      '...Object.fromEntries(Object.entries(session.answers).filter(([id]) => !(id in outbox.answers))) };',
    tests: submitting,
  },
  {
    name: 'what was cleared is left out of the submission',
    file: `${SHARED}/operations.ts`,
    before: '...Object.fromEntries(sync.knownIds.map((id) => [id, null]))',
    after: '...{}',
    tests: submitting,
  },
  {
    name: 'the end of the time submits without asking the server',
    file: `${SHARED}/operations.ts`,
    before: "const isChecked = effect.reason === 'student' || effect.reason === 'closed';",
    after: 'const isChecked = true;',
    tests: submitting,
  },
  {
    name: 'a pause does not take the submission back',
    file: `${SHARED}/answered.ts`,
    before: 'return server.pausedSince === null && endsAtMsOf',
    after: 'return endsAtMsOf',
    tests: submitting,
  },
  {
    name: 'a submission that the server refuses is sent for ever',
    file: `${SHARED}/failed.ts`,
    before: 'if (status === 409) return ended(',
    after: 'if (status === 418) return ended(',
    tests: submitting,
  },
  {
    name: 'a focus loss is reported only once, whether it arrives or not',
    file: `${SHARED}/operations.ts`,
    before: 'function focusLossDue({ outbox }: Running): DueOperation | null {',
    after:
      "function focusLossDue({ outbox, sync }: Running): DueOperation | null {\n  if (sync.lanes['focus-loss'].failures > 0) return null;",
    tests: leaving,
  },
  {
    name: 'the count of focus losses falls',
    file: `${SHARED}/answered.ts`,
    before: 'const count = Math.max(running.sync.focusLostCount, focusLostCount);',
    after: 'const count = focusLostCount;',
    tests: leaving,
  },
  {
    name: 'what the server has held back is never released',
    file: `${SHARED}/answered.ts`,
    before: 'isHeld: false, savedAtMs:',
    after: 'savedAtMs:',
    tests: saving,
  },
  {
    name: 'what is sent counts as stored before the server has answered',
    file: `${SHARED}/operations.ts`,
    before: 'const sent = withLane(running, kind, { isUnderWay: true });',
    after:
      "const sent = withLane(kind === 'answers' ? { ...running, outbox: { ...running.outbox, answers: {} } } : running, kind, { isUnderWay: true });",
    tests: saving,
  },
  {
    name: 'a page that only looks on sends what it has',
    file: `${SHARED}/operations.ts`,
    before: '|| session.isElsewhere) return null;',
    after: ') return null;',
    tests: following,
  },
  {
    name: 'a guessed clock is not set right',
    file: `${SHARED}/answered.ts`,
    before: 'const corrected = { ...running, clock };',
    after: 'const corrected = running;',
    tests: following,
  },
  {
    name: 'what a guessed clock has stamped keeps its time',
    file: `${SHARED}/answered.ts`,
    before: 'const timed = restamped(corrected, nowOf(corrected) - nowOf(running));',
    after: 'const timed = corrected;',
    tests: following,
  },
  {
    name: 'what is written after something stamped too late does not take its place',
    file: `${SHARED}/merged.ts`,
    before: 'timesOf(changes)),',
    after: '{}),',
    tests: [`${SHARED}/merged.test.ts`],
  },
  {
    name: 'the line says saved while something is unsent',
    file: `${SHARED}/running.ts`,
    before: "if (!hasUnsent(running)) return savedAtMs === null ? 'device' : 'saved';",
    after: "if (savedAtMs !== null) return 'saved';",
    tests: saving,
  },
  {
    name: 'what the server has later is written over without looking',
    file: `${SHARED}/answered.ts`,
    before: 'if (answer.savedRevision > operation.revision) return',
    after: 'if (answer.savedRevision < operation.revision) return',
    tests: saving,
  },
  {
    name: 'answers that were written long apart go out under one time',
    file: `${SHARED}/operations.ts`,
    before: 'const ONE_REVISION_MS = 1000;',
    after: 'const ONE_REVISION_MS = 1_000_000;',
    tests: saving,
  },
  {
    name: 'what a slow device had kept is not taken in',
    file: `${SHARED}/merged.ts`,
    before: "if (running.sync.isLoaded) return withSync(reported, { takeOver: 'due' });",
    after: 'if (running.sync.isLoaded) return running;',
    tests: keeping,
  },
  {
    name: 'what the database has not written before a crash is not looked for in the saved state',
    file: `${SHARED}/merged.ts`,
    before: 'const left = [...others, ...unsentIn(saved, running)];',
    after: 'const left = others;',
    tests: keeping,
  },
  {
    name: 'what a full disk has refused is not written again',
    file: 'src/client/platform/outbox-store.ts',
    before: 'if (!isWritten) this.unwritten = [withChanges(changesOf(current())), ...this.unwritten];',
    after: 'if (!isWritten) this.unwritten = [];',
    tests: keeping,
  },
  {
    name: 'a page that only looks on keeps its own state on the device',
    file: `${CLIENT}/running-quiz.ts`,
    before: "if (session.phase === 'submitted' || session.isElsewhere) return;",
    after: "if (session.phase === 'submitted') return;",
    tests: keeping,
  },
  {
    name: 'the server is told that nothing is unsent, and freezes what was passed',
    file: `${SHARED}/operations.ts`,
    before: 'unsentCount: changesOf(outbox).length,',
    after: 'unsentCount: 0,',
    tests: following,
  },
  ...RULE_FAULTS,
  ...MODEL_FAULTS,
  ...TOGETHER_FAULTS,
  {
    name: 'only the last messages of the teacher are kept',
    file: `${SHARED}/answered.ts`,
    before: '[...running.sync.messages, ...messages]',
    after: 'messages',
    tests: following,
  },
  {
    name: 'the server is not told which message came last',
    file: `${SHARED}/operations.ts`,
    before: 'sync.messages.at(-1)?.number ?? 0',
    after: '0',
    tests: following,
  },
];
