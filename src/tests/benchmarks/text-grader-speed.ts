import '../../../scripts/launch/on-current-node.mjs';
import { setFlagsFromString } from 'node:v8';
import { markReadAnswers, markTextAnswers } from '../../server/rules/marking/text/mark-text-answers';
import { readClass } from '../../server/rules/marking/text/read-class';
import { madeUpQuestions } from './made-up-answers';
import { type MarkedQuestion, readQuestions } from './text-grader-data';
import { type Figure, printFigures } from './text-grader-figures';

/**
 * `npx tsx src/tests/benchmarks/text-grader-speed.ts [data.jsonl.gz]` prints, for marked or composed answers, answers per
 * second on one core for short and long questions, and peak memory. A separate command, because evaluation needs memory that
 * marking does not.
 */
const [path] = process.argv.slice(2);
const questions = path === undefined ? madeUpQuestions() : readQuestions(path);

// The same setting as in the marking command.
setFlagsFromString('--semi-space-growth-factor=1');

const LONG_CHARACTERS = 150;
const REQUIRED = { short: [500, 2000], long: [80, 80] } as const;
const figures: Figure[] = [];
for (const [name, members] of Map.groupBy(questions, kindOf)) {
  const startedAtMs = process.cpuUsage().user / 1000;
  let answers = 0;
  for (const question of members) {
    const first = question.answers.slice(0, 10);
    const teacherMarks = first.map(({ id }) => ({
      id,
      marks: Math.round(5 * (question.scores.get(id) ?? 0)),
    }));
    answers += markTextAnswers({ ...question, maximumMarks: 5, teacherMarks }).length;
  }
  const seconds = (process.cpuUsage().user / 1000 - startedAtMs) / 1000;
  const [limit, goal] = REQUIRED[name];
  figures.push({
    name: `speed, ${name}: answers a second`,
    value: Math.round(answers / seconds),
    limit,
    goal,
  });
}
figures.push({
  name: 'odd answers of twice the length take so many times as long',
  value: secondsOfOddAnswers(10_000) / secondsOfOddAnswers(5000),
  limit: 3,
  goal: 2,
  isAtMost: true,
});
// Before the large class, which needs more memory than a class of thirty.
const megabytes = Math.round(process.resourceUsage().maxRSS / 1024);
figures.push({
  name: 'one more mark in a class of 500, ms',
  value: millisecondsOfRescoring(),
  limit: 1000,
  goal: 300,
  isAtMost: true,
});
printFigures([
  ...figures,
  { name: 'peak memory, MB', value: megabytes, limit: 270, goal: 150, isAtMost: true },
]);

/** The fastest of some runs that re-mark 500 different answers, thirty of them marked by the teacher. */
function millisecondsOfRescoring(): number {
  const [largest] = [...questions].sort((a, b) => b.answers.length - a.answers.length);
  if (!largest) return 0;
  const answers = Array.from({ length: 500 }, (_, at) => {
    const [one, other] = [
      largest.answers.at(at % largest.answers.length),
      largest.answers.at(-1 - (at >> 3)),
    ];
    return { id: String(at), text: `${one?.text} ${at < largest.answers.length ? '' : other?.text}` };
  });
  const teacherMarks = answers.slice(0, 30).map(({ id }, at) => ({ id, marks: at % 2 === 0 ? 5 : 0 }));
  const task = { ...largest, answers, maximumMarks: 5 };
  const read = readClass(task);
  const runs = Array.from({ length: 5 }, () => {
    const before = process.cpuUsage().user;
    markReadAnswers(read, { ...task, teacherMarks });
    return (process.cpuUsage().user - before) / 1000;
  });
  return Math.min(...runs);
}

/** The fastest of some runs over pasted answers that repeat one character. */
function secondsOfOddAnswers(characters: number): number {
  const answers = [' ', '=', 'give ', 'a\n', '1,', "'", 'ß'].map((part, index) => ({
    id: String(index),
    text: `x${part.repeat(characters / part.length)}y`,
  }));
  const task = { question: 'Why?', modelAnswer: 'Plants need light', maximumMarks: 4, answers };
  const runs = Array.from({ length: 5 }, () => {
    const before = process.cpuUsage().user;
    markTextAnswers({ ...task, teacherMarks: [] });
    return (process.cpuUsage().user - before) / 1e6;
  });
  return Math.min(...runs);
}

function kindOf({ answers }: MarkedQuestion): 'short' | 'long' {
  const lengths = answers.map(({ text }) => text.length).sort((a, b) => a - b);
  return (lengths[lengths.length >> 1] ?? 0) >= LONG_CHARACTERS ? 'long' : 'short';
}
