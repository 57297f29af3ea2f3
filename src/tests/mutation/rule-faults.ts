import type { Fault } from './faults';

const TIMING = 'src/shared/timing';
const FEATURES = 'src/server/features';

/** Faults in rules and memories of the server that once went unseen, or could have. */
export const RULE_FAULTS: readonly Fault[] = [
  {
    name: 'a question is still open at the moment its time is over',
    file: `${TIMING}/place.ts`,
    before: 'end > nowMs',
    after: 'end >= nowMs',
    tests: [`${TIMING}/place.test.ts`],
  },
  {
    name: 'the question on the screen counts as passed',
    file: `${TIMING}/place.ts`,
    before: 'index < progress.position',
    after: 'index <= progress.position',
    tests: [`${TIMING}/place.test.ts`],
  },
  {
    name: 'the last half second of a timer is not counted',
    file: `${TIMING}/countdown.ts`,
    before: 'Math.ceil(',
    after: 'Math.round(',
    tests: [`${TIMING}/countdown.test.ts`],
  },
  {
    name: 'a percentage is cut off, not rounded',
    file: 'src/shared/results/percentage.ts',
    before: 'Math.round(',
    after: 'Math.floor(',
    tests: ['src/shared/results/percentage.test.ts'],
  },
  {
    name: 'the exported gradebook has one decimal',
    file: 'src/shared/export/gradebook-table.ts',
    before: 'Math.round(percent * 100) / 100',
    after: 'Math.round(percent * 10) / 10',
    tests: ['src/shared/export/gradebook-table.test.ts'],
  },
  {
    name: 'the mean of a member is one of rounded percentages',
    file: 'src/shared/gradebook/weighted-mean.ts',
    before: 'sum += percent * weightPercent',
    after: 'sum += Math.round(percent) * weightPercent',
    tests: ['src/shared/gradebook/weighted-mean.test.ts'],
  },
  {
    name: 'a pause is not seen by those whose attempts are in memory',
    file: `${FEATURES}/attempts/store.ts`,
    before: '  { table: quizzes, of: [quizzes.pausedAt] },\n',
    after: '',
    tests: [`${FEATURES}/timekeeping/pause-answers.test.ts`],
  },
  {
    name: 'whoever starts after a question was reworded is asked the old wording',
    file: `${FEATURES}/attempts/store.ts`,
    before: '  { table: questions, key: questions.quizId },\n',
    after: '',
    tests: ['src/tests/memories/reworded.test.ts'],
  },
  {
    name: 'what was taken back stays in memory',
    file: 'src/server/db/in-step.ts',
    before: 'changes.splice(mark)) forget()',
    after: 'changes.splice(mark)) forget',
    tests: ['src/server/db/in-step.test.ts'],
  },
  {
    name: 'an evaluation starts before those whose time is over are submitted',
    file: `${FEATURES}/marking/evaluation/start.ts`,
    before: 'await closeOverdueAttempts',
    after: 'void closeOverdueAttempts',
    tests: [`${FEATURES}/marking/evaluation/run-evaluation.test.ts`],
  },
  {
    name: 'in practice a text is compared with its question',
    file: `${FEATURES}/practice/mark.ts`,
    before: 'modelAnswer: question.correctAnswer',
    after: 'modelAnswer: question.text',
    tests: ['src/tests/question-types/practice.test.ts'],
  },
  {
    name: 'in practice a key is shown that one of two quizzes holds back',
    file: `${FEATURES}/practice/held-back.ts`,
    before: 'flat().some(',
    after: 'flat().every(',
    tests: [`${FEATURES}/practice/key-safety.test.ts`],
  },
  {
    name: 'in practice only the options of single choice are shuffled',
    file: `${FEATURES}/practice/showing.ts`,
    before: 'shuffleOptions: true',
    after: "shuffleOptions: found.question.type === 'mcq'",
    tests: ['src/tests/question-types/practice.test.ts'],
  },
  {
    name: 'the order of a list depends on the order in which it is stored',
    file: 'src/server/adapters/system/keyed-arrangements.ts',
    before: '[key, list, turn, text]',
    after: '[key, list, turn, texts.indexOf(text)]',
    tests: ['src/server/adapters/system/keyed-arrangements.test.ts'],
  },
  {
    name: 'an answer that comes after the time of its question counts',
    file: 'src/server/features/attempts/answers.ts',
    before: 'isOutOfItsTime: isOut }',
    after: 'isOutOfItsTime: false }',
    tests: ['src/server/features/attempts/question-time.test.ts'],
  },
  {
    name: 'a column has another default than in its migration',
    file: 'src/server/db/quizzes-schema.ts',
    before: '.default(quizSwitches.shuffleOptions)',
    after: '.default(true)',
    tests: ['src/server/db/schema-drift.test.ts'],
  },
];
