import '../launch/on-current-node.mjs';
import { createInterface } from 'node:readline';
import { pathToFileURL } from 'node:url';
import { setFlagsFromString } from 'node:v8';
import { z } from 'zod';
import { markTextAnswers } from '../../src/shared/marking/text/mark-text-answers';

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

/** Reads one call of the grader from a line of JSON; a sentence where it is none. */
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

// As a command: a line in is one call as JSON, a line out is its result. Beside the question, the model answer, the answers
// and the teacher's marks a line may have `earlierMarks` ({text, marks}), which the teacher gave to an earlier class, and
// `opinions` ({id, marks, confidence}) of another grader; each mark has the `distribution` ({marks, p}) it was taken from.
// Of a line that cannot be read a sentence goes to the error output, and the exit code is 1 in the end.
if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) {
  // One class after another leaves little to keep: room for new objects that grows would only hold memory (80 MB of it).
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
