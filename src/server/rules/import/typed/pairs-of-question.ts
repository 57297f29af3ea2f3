import { pairInLine, type TypedPair } from '../../../../shared/import/typed/pairs';
import { asksForPairs, pairsOfColumns } from './match-columns';
import { type BodyLine, isPaired, type OpenOption, type OpenQuestion } from './open-question';
import { readOptionAnswer } from './option-answer';

/** A question without its pairs. */
interface Matched {
  readonly pairs: readonly TypedPair[];
  readonly body: readonly BodyLine[];
  readonly options: readonly OpenOption[];
  /** Whether its answer contains the pairs. */
  readonly isAnswerUsed: boolean;
}

/**
 * The pairs of a matching question, as lines like "Fe = Iron" or as two columns and "1-b, 2-a"; the first
 * line is the question.
 */
export function pairsOf(open: OpenQuestion, answer: string): Matched {
  const { body, options, fields } = open;
  const nothing: Matched = { pairs: [], body, options, isAnswerUsed: false };
  const isNamed = isPaired(open);
  const first = body[0];
  if (!first || !(isNamed || (!fields.has('type') && asksForPairs(first.text)))) return nothing;
  const columns = answer === '' ? undefined : pairsOfColumns(open, answer);
  if (columns) return { pairs: columns, body: [first], options: [], isAnswerUsed: true };
  const pairs = body.slice(1).flatMap(({ line, text }): TypedPair[] => {
    const pair = pairInLine(text);
    return pair ? [{ line, ...pair }] : [];
  });
  if (isNamed || (pairs.length > 1 && answer === '' && options.length === 0)) {
    const paired = new Set(pairs.map(({ line }) => line));
    return { ...nothing, pairs, body: body.filter(({ line }) => !paired.has(line)) };
  }
  return isChoice(options, answer)
    ? nothing
    : { ...nothing, body: [...body, ...options.map(asBody)], options: [] };
}

/** "Which pair is matched correctly?" */
function isChoice(options: readonly OpenOption[], answer: string): boolean {
  const typed = options.map(({ line, label, lines }) => ({
    line,
    label,
    text: lines.join('\n'),
    isMarked: false,
  }));
  return options.some(({ star }) => star !== '') || readOptionAnswer(typed, answer).isKnown;
}

const asBody = ({ line, label, style, lines }: OpenOption): BodyLine => ({
  ...{ line, kind: 'text', bullet: '', isBold: false },
  text: `${label}${style === '.' || style === 'number' ? '.' : ')'} ${lines.join('\n')}`,
});
