import '../launch/on-current-node.mjs';
import { createInterface } from 'node:readline';
import { pathToFileURL } from 'node:url';
import { setFlagsFromString } from 'node:v8';
import { markTextAnswers, type TextAnswersToMark } from '../../src/shared/marking/text/mark-text-answers';

export { markTextAnswers };

// As a command: a line in is one call as JSON, a line out is its result. Beside the question, the model answer, the answers
// and the teacher's marks a line may have `earlierMarks` ({text, marks}), which the teacher gave to an earlier class, and
// `opinions` ({id, marks, confidence}) of another grader; each mark has the `distribution` ({marks, p}) it was taken from.
if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) {
  // One class after another leaves little to keep: room for new objects that grows would only hold memory (80 MB of it).
  setFlagsFromString('--semi-space-growth-factor=1');
  for await (const line of createInterface({ input: process.stdin, crlfDelay: Number.POSITIVE_INFINITY })) {
    if (line.trim() === '') continue;
    process.stdout.write(`${JSON.stringify(markTextAnswers(JSON.parse(line) as TextAnswersToMark))}\n`);
  }
}
