import type { Fault } from './faults';

const SHARED = 'src/client/rules/quiz-session';
const CLIENT = 'src/client/quiz-session';
const submitted = ['src/server/features/attempts/submit.test.ts'];
const submission = [`${CLIENT}/submission.test.ts`];
const following = [`${CLIENT}/following.test.ts`];
const model = ['src/tests/model/running-quiz.test.ts'];

/**
 * Faults between page and server, noticed by random stories of a quiz; faults noticed by a test of a single
 * story are not listed.
 */
export const MODEL_FAULTS: readonly Fault[] = [
  {
    name: 'a submission omits the timestamps of its answers',
    file: `${SHARED}/operations.ts`,
    before: '[id, sync.stampedMs[id] ?? 0]',
    after: '[id, 1e15]',
    tests: submission,
  },
  {
    name: 'a question is sent before its time begins',
    file: 'src/server/features/attempts/views.ts',
    before: 'index <= lastSent ?',
    after: 'index <= lastSent + 1 ?',
    tests: ['src/tests/security/one-by-one.test.ts'],
  },
  {
    name: "the page's clock passes a question that has not arrived",
    file: `${SHARED}/machine.ts`,
    before: 'questionEndsAtMs: isAwaiting(session) ? null : endsAtMs',
    after: 'questionEndsAtMs: endsAtMs',
    tests: [`${CLIENT}/one-by-one.test.ts`],
  },
  {
    name: 'a submission restores older answers',
    file: 'src/server/rules/attempt/submit.ts',
    before: '?? Number.POSITIVE_INFINITY) < revisionStored',
    after: '?? Number.POSITIVE_INFINITY) < -revisionStored',
    tests: submitted,
  },
  {
    name: 'text written after a submission is lost',
    file: 'src/server/rules/attempt/submit.ts',
    before: 'differing.filter((each) => isNewer(submit, each))',
    after: '[]',
    tests: submitted,
  },
  {
    name: 'a page ends the quiz before it learns of added time',
    file: `${SHARED}/operations.ts`,
    before: 'deadline: deadlineMs }',
    after: '}',
    tests: submission,
  },
  {
    name: 'a quiz with question timers is submitted without its last question',
    file: `${SHARED}/machine.ts`,
    before: 'if (index >= session.quiz.questions.length) return submit',
    after: 'if (index >= session.quiz.questions.length - 1) return submit',
    tests: [`${SHARED}/machine.test.ts`],
  },
  {
    name: 'moving the end of a question shortens the next one',
    file: `${SHARED}/clock.ts`,
    before: 'session.questionEndsAtMs === null ? null : session.questionEndsAtMs + byMs',
    after: 'session.questionEndsAtMs',
    tests: [`${SHARED}/clock.test.ts`],
  },
  {
    name: 'focus losses before a resume are not reported again after a lost request',
    file: `${CLIENT}/after-reload.ts`,
    before: 'this.failures += 1;',
    after: 'this.apply(withoutFocusLoss(focusLoss));',
    tests: model,
  },
  {
    name: 'a page does not show that another page replaced its saved answer',
    file: `${SHARED}/merged.ts`,
    before: '...overtaken(running, stored), ',
    after: '',
    tests: following,
  },
  {
    name: 'text typed during a repeated submission is discarded',
    file: `${SHARED}/answered.ts`,
    before: 'hasMoreToSubmit(running, sent)\n',
    after: 'false\n',
    tests: submission,
  },
  {
    name: 'every change on another page is shown as a replaced answer',
    file: `${SHARED}/merged.ts`,
    before: ' && writtenMs <= sync.wroteUntilMs',
    after: '',
    tests: following,
  },
  {
    name: 'a reload counts as a focus loss',
    file: `${SHARED}/page-gone.ts`,
    before: 'const isReload = found.wasReloaded && ',
    after: 'const isReload = !found.wasReloaded && ',
    tests: [`${SHARED}/page-gone.test.ts`],
  },
];
