import { pairInLine } from '../../../../shared/import/typed/pairs';
import { typedSentences } from '../../formats/typed/sentences';
import type { TypedFieldName } from '../../formats/typed/typed-question';
import { hasAnswer, isFilled, isPaired, type OpenQuestion } from './open-question';
import type { TypedLine } from './typed-lines';

/** An unmarked line continues the last element of the question. */
export function takeTextLine(question: OpenQuestion, line: TypedLine, bullet = ''): void {
  const { goesOn } = question;
  const isPair = goesOn === 'nothing' && isPaired(question) && pairInLine(line.raw) !== undefined;
  if (goesOn === 'text' || isPair || (goesOn === 'nothing' && bullet !== '' && !hasAnswer(question)))
    takeBodyLine(question, line, bullet);
  else if (goesOn === 'option') question.options.at(-1)?.lines.push(line.raw.trim());
  else if (goesOn === 'nothing')
    question.issues.push({ line: line.number, sentence: typedSentences.lineNotRead });
  else {
    question.fields.get(goesOn)?.more.push(line.raw);
  }
}

function takeBodyLine(question: OpenQuestion, line: TypedLine, bullet: string): void {
  const kind = bullet === '' ? 'text' : 'bullet';
  const isUnwrapped = line.isBold && question.body.length === 0;
  const text = bullet !== '' || isUnwrapped ? line.text.slice(bullet.length) : line.raw;
  question.body.push({ line: line.number, text, kind, bullet, isBold: line.isBold, indent: line.indent });
  question.goesOn = 'text';
}

const EMPTY = /^[_.…\s]*$/;

/** A line like "Answer: b"; a solution is the answer if the question has none. */
export function takeField(
  question: OpenQuestion,
  line: TypedLine,
  { field, value }: { field: TypedFieldName; value: string },
): void {
  const isEmpty = EMPTY.test(value);
  const isAgain = isFilled(question.fields.get(field));
  question.goesOn = hasManyLines(field) && !isAgain ? field : 'nothing';
  if (isAgain) question.issues.push({ line: line.number, sentence: typedSentences.fieldTwice });
  else question.fields.set(field, { line: line.number, value: isEmpty ? '' : value, more: [] });
}

const hasManyLines = (field: TypedFieldName): field is 'answer' | 'explanation' | 'solution' =>
  field === 'answer' || field === 'explanation' || field === 'solution';
