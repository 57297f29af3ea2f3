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
    name: "changes carry the device's wall-clock time",
    file: `${SHARED}/operations.ts`,
    before: 'Math.max(nowOf(running), (stampedMs[questionId] ?? 0) + 1)',
    after: 'Math.max(Date.now(), (stampedMs[questionId] ?? 0) + 1)',
    tests: following,
  },
  {
    name: 'the older of a stored and an unsent answer wins',
    file: `${SHARED}/merge-unsent.ts`,
    before: 'changedAtMs >= (revisions.get(questionId) ?? 0)',
    after: 'changedAtMs <= (revisions.get(questionId) ?? 0)',
    tests: [...keeping, ...following],
  },
  {
    name: 'an acknowledgement removes every change of a question, newer ones included',
    file: `${SHARED}/outbox.ts`,
    before: 'if (known && known.changedAtMs <= changedAtMs) delete',
    after: 'if (known) delete',
    tests: saving,
  },
  {
    name: 'a page overwrites the outbox entries of another page',
    file: 'src/client/platform/outbox-store.ts',
    before: '(record) => played(record ?? emptyOutbox(attemptId), steps)',
    after: '() => current()',
    tests: keeping,
  },
  {
    name: 'failed saves are not retried',
    file: `${SHARED}/failed.ts`,
    before: ': running.elapsedMs + retryAfterMs(failures)',
    after: ': Number.POSITIVE_INFINITY',
    tests: saving,
  },
  {
    name: 'taking over a quiz ignores the stored answers',
    file: `${SHARED}/answered.ts`,
    before: 'withSync(merged(here, server), {',
    after: 'withSync(here, {',
    tests: saving,
  },
  {
    name: 'a submission omits unsent answers',
    file: `${SHARED}/operations.ts`,
    before: '...session.answers };',
    after:
      '...Object.fromEntries(Object.entries(session.answers).filter(([id]) => !(id in outbox.answers))) };',
    tests: submitting,
  },
  {
    name: 'a submission omits cleared answers',
    file: `${SHARED}/operations.ts`,
    before: '...Object.fromEntries(sync.knownIds.map((id) => [id, null]))',
    after: '...{}',
    tests: submitting,
  },
  {
    name: 'the end of the time submits before the server confirms it',
    file: `${SHARED}/operations.ts`,
    before: "const isChecked = effect.reason === 'student' || effect.reason === 'closed';",
    after: 'const isChecked = true;',
    tests: submitting,
  },
  {
    name: 'a pause does not cancel the submission',
    file: `${SHARED}/answered.ts`,
    before: 'return server.pausedSince === null && endsAtMsOf',
    after: 'return endsAtMsOf',
    tests: submitting,
  },
  {
    name: 'a refused submission is retried forever',
    file: `${SHARED}/failed.ts`,
    before: 'if (status === 409) return ended(',
    after: 'if (status === 418) return ended(',
    tests: submitting,
  },
  {
    name: 'an undelivered focus loss is not reported again',
    file: `${SHARED}/operations.ts`,
    before: 'function focusLossDue({ outbox }: Running): DueOperation | null {',
    after:
      "function focusLossDue({ outbox, sync }: Running): DueOperation | null {\n  if (sync.lanes['focus-loss'].failures > 0) return null;",
    tests: leaving,
  },
  {
    name: 'the number of focus losses decreases',
    file: `${SHARED}/answered.ts`,
    before: 'const count = Math.max(running.sync.focusLostCount, focusLostCount);',
    after: 'const count = focusLostCount;',
    tests: leaving,
  },
  {
    name: 'questions held back by the server are never released',
    file: `${SHARED}/answered.ts`,
    before: 'isHeld: false, savedAtMs:',
    after: 'savedAtMs:',
    tests: saving,
  },
  {
    name: 'a sent answer counts as stored before the response',
    file: `${SHARED}/operations.ts`,
    before: 'const sent = withLane(running, kind, { isUnderWay: true });',
    after:
      "const sent = withLane(kind === 'answers' ? { ...running, outbox: { ...running.outbox, answers: {} } } : running, kind, { isUnderWay: true });",
    tests: saving,
  },
  {
    name: 'a read-only page sends its answers',
    file: `${SHARED}/operations.ts`,
    before: '|| session.isElsewhere) return null;',
    after: ') return null;',
    tests: following,
  },
  {
    name: 'an estimated clock is never corrected',
    file: `${SHARED}/answered.ts`,
    before: 'const corrected = { ...running, clock };',
    after: 'const corrected = running;',
    tests: following,
  },
  {
    name: 'a corrected clock leaves wrong timestamps in place',
    file: `${SHARED}/answered.ts`,
    before: 'const timed = restamped(corrected, nowOf(corrected) - nowOf(running));',
    after: 'const timed = corrected;',
    tests: following,
  },
  {
    name: 'a change loses to an earlier one whose timestamp is too late',
    file: `${SHARED}/merged.ts`,
    before: 'timesOf(changes)),',
    after: '{}),',
    tests: [`${SHARED}/merged.test.ts`],
  },
  {
    name: 'the save line says Saved while an answer is unsent',
    file: `${SHARED}/running.ts`,
    before: "if (!hasUnsent(running)) return savedAtMs === null ? 'device' : 'saved';",
    after: "if (savedAtMs !== null) return 'saved';",
    tests: saving,
  },
  {
    name: 'a save overwrites a later answer on the server',
    file: `${SHARED}/answered.ts`,
    before: 'if (answer.savedRevision > operation.revision) return',
    after: 'if (answer.savedRevision < operation.revision) return',
    tests: saving,
  },
  {
    name: 'answers written at different times are sent with one timestamp',
    file: `${SHARED}/operations.ts`,
    before: 'const ONE_REVISION_MS = 1000;',
    after: 'const ONE_REVISION_MS = 1_000_000;',
    tests: saving,
  },
  {
    name: 'answers that a slow device loads late are ignored',
    file: `${SHARED}/merged.ts`,
    before: "if (running.sync.isLoaded) return withSync(reported, { takeOver: 'due' });",
    after: 'if (running.sync.isLoaded) return running;',
    tests: keeping,
  },
  {
    name: 'recovery ignores the saved state of changes that the database lost in a crash',
    file: `${SHARED}/merged.ts`,
    before: 'const left = [...others, ...unsentIn(saved, running)];',
    after: 'const left = others;',
    tests: keeping,
  },
  {
    name: 'changes refused by a full disk are not written later',
    file: 'src/client/platform/outbox-store.ts',
    before: 'if (!isWritten) this.unwritten = [withChanges(changesOf(current())), ...this.unwritten];',
    after: 'if (!isWritten) this.unwritten = [];',
    tests: keeping,
  },
  {
    name: 'a read-only page writes its state to the device',
    file: `${CLIENT}/running-quiz.ts`,
    before: "if (session.phase === 'submitted' || session.isElsewhere) return;",
    after: "if (session.phase === 'submitted') return;",
    tests: keeping,
  },
  {
    name: 'the server is told that nothing is unsent, and freezes passed questions',
    file: `${SHARED}/operations.ts`,
    before: 'unsentCount: changesOf(outbox).length,',
    after: 'unsentCount: 0,',
    tests: following,
  },
  ...RULE_FAULTS,
  ...MODEL_FAULTS,
  ...TOGETHER_FAULTS,
  {
    name: 'earlier messages of the teacher are dropped',
    file: `${SHARED}/answered.ts`,
    before: '[...running.sync.messages, ...messages]',
    after: 'messages',
    tests: following,
  },
  {
    name: 'polls omit the last received message',
    file: `${SHARED}/operations.ts`,
    before: 'sync.messages.at(-1)?.number ?? 0',
    after: '0',
    tests: following,
  },
];
