import { longShareOf } from '../../src/shared/marking/text/base-mark';
import { markTextAnswers } from '../../src/shared/marking/text/mark-text-answers';
import type { MarkedQuestion } from './text-grader-data';
import { compareQuestion } from './text-grader-fitting';

/** Prints answers a second on one core for short and for long questions, and the peak of memory. */
export function reportSpeed(questions: readonly MarkedQuestion[]): void {
  const isLong = (question: MarkedQuestion) => longShareOf(compareQuestion(question).medianWords) >= 0.5;
  for (const [name, members] of Map.groupBy(questions, (question) => (isLong(question) ? 'long' : 'short'))) {
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
    console.log(`speed ${name}: ${Math.round(answers / seconds)} answers a second`);
  }
  console.log(`peak memory: ${Math.round(process.resourceUsage().maxRSS / 1024)} MB`);
}
