import { createInterface } from 'node:readline';
import { pathToFileURL } from 'node:url';
import { markTextAnswers, type TextAnswersToMark } from '../../src/shared/marking/text/mark-text-answers';

export { markTextAnswers };

// As a command: a line in is one call as JSON, a line out is its result.
if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) {
  for await (const line of createInterface({ input: process.stdin, crlfDelay: Number.POSITIVE_INFINITY })) {
    if (line.trim() === '') continue;
    process.stdout.write(`${JSON.stringify(markTextAnswers(JSON.parse(line) as TextAnswersToMark))}\n`);
  }
}
