import { numberSaid } from '../numbers';
import type { Metadata } from './metadata';
import type { Condition, Fact, Processing } from './processing';

const ANSWERS_MAXIMUM = 100;
const TESTS: Readonly<Record<string, Fact['test']>> = { contains: 'part', regexp: 'pattern' };

/**
 * Vista stores the answers of its fields beside the question too; without rules that give marks, they become
 * the rules.
 */
export function withVistaAnswers(
  processing: Processing,
  { metadata, places }: { metadata: Metadata; places: readonly string[] },
): Processing {
  if (processing.conditions.some(({ credit = 0, facts }) => credit > 0 && facts.length > 0))
    return processing;
  const conditions: Condition[] = [];
  for (let at = 1; at <= ANSWERS_MAXIMUM; at += 1) {
    const value = metadata.get(`wct_answer_text${at}`);
    if (value === undefined) break;
    const test = TESTS[(metadata.get(`wct_comparison_type${at}`) ?? '').toLowerCase()] ?? 'equal';
    conditions.push({
      facts: places.map((respident) => ({ respident, value, test, isCaseStrict: false, margin: undefined })),
      ...{ excluded: [], isOther: false, isAlternatives: true, feedback: [] },
      credit: numberSaid(metadata.get(`wct_value${at}`)) ?? 1,
    });
  }
  return { ...processing, conditions: [...processing.conditions, ...conditions] };
}
