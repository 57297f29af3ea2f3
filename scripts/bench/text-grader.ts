import '../launch/on-current-node.mjs';
import { createInterface } from 'node:readline';
import { pathToFileURL } from 'node:url';
import { setFlagsFromString } from 'node:v8';
import { z } from 'zod';
import { markTextAnswers } from '../../src/server/rules/marking/text/mark-text-answers';

export { markTextAnswers };

const id = z.string();
const marks = z.number();
const taskSchema = z.object({
  question: z.string(),
  modelAnswer: z.string(),
  maximumMarks: z.number().nonnegative(),
  answers: z.array(z.object({ id, text: z.string() })),
  teacherMarks: z.array(z.object({ id, marks })),
  earlierMarks: z.array(z.object({ text: z.string(), marks })).optional(),
  opinions: z.array(z.object({ id, marks, confidence: z.number() })).optional(),
});

/** Parses a line of JSON as a call of the grader; returns a message if invalid. */
function readTask(line: string): z.infer<typeof taskSchema> | string {
  try {
    const { data, error } = taskSchema.safeParse(JSON.parse(line));
    if (data) return data;
    const [first] = error.issues;
    return `${first?.path.join('.') || 'it'}: ${first?.message}`;
  } catch {
    return 'it is not JSON';
  }
}

// Command-line filter: each input line is a call as JSON, each output line its result. Besides question, model answer,
// answers and teacher marks, a call may have `earlierMarks` ({text, marks}) that the teacher gave an earlier class, and
// `opinions` ({id, marks, confidence}) of another grader; each mark comes with its `distribution` ({marks, p}). Invalid lines
// are reported on standard error and make the exit code 1.
if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) {
  // Little survives from class to class, so a growing young generation would only hold memory (80 MB).
  setFlagsFromString('--semi-space-growth-factor=1');
  let number = 0;
  for await (const line of createInterface({ input: process.stdin, crlfDelay: Number.POSITIVE_INFINITY })) {
    number += 1;
    if (line.trim() === '') continue;
    const task = readTask(line);
    if (typeof task === 'string') {
      console.error(`Line ${number} cannot be marked, ${task}.`);
      process.exitCode = 1;
    } else process.stdout.write(`${JSON.stringify(markTextAnswers(task))}\n`);
  }
}
