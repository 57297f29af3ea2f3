import { folded } from './folded';
import { labelAt } from './labelled';
import { fieldStart } from './markers';

/**
 * Whether lines begin like typed questions, and unlike rows of a table: "Answer:" in any language, or "a)"
 * and "b)".
 */
export function looksTyped(text: string): boolean {
  const labels = new Set<string>();
  for (const raw of text.split('\n')) {
    const line = folded(raw.slice(0, LOOKED_AT).trim());
    const field = fieldStart(line);
    if (field?.field === 'answer' && field.length < line.length && /[:=-]/.test(line.slice(0, field.length)))
      return true;
    const label = labelAt(line);
    if (label && !label.isTight && STYLES.has(label.style)) labels.add(label.label);
    if (COUNTED.some(([one, other]) => labels.has(one) && labels.has(other))) return true;
  }
  return false;
}

const LOOKED_AT = 80;
const STYLES: ReadonlySet<string> = new Set(['()', ')', '.']);
const COUNTED = [
  ['a', 'b'],
  ['а', 'б'],
  ['क', 'ख'],
  ['أ', 'ب'],
  ['①', '②'],
] as const;
