import type { Leaf } from './html-leaves';
import { htmlNotes } from './html-notes';

const SIMPLE = /^[\p{L}\p{N}+\-−–=()*'′,./]{1,16}$/u;
const BASE = /[\p{L}\p{N})\]]{1,12}$/u;
const REST = /^[\p{L}\p{N})\]]{1,8}(?![\p{L}\p{N}])/u;
const BASE_LENGTH = 24;

/**
 * Turns subscripts and superscripts with their bases into formulas, as rich text has no syntax for them;
 * those too long for a formula stay in the line, with a note.
 */
export function withScripts(leaves: readonly Leaf[], notes: Set<string>): Leaf[] {
  if (leaves.every(({ script }) => script === null)) return [...leaves];
  const out: Leaf[] = [];
  /** The unfinished formula, which the next words may continue. */
  let tex: string | undefined;
  const end = () => {
    if (tex !== undefined) out.push(formulaOf(tex));
    tex = undefined;
  };
  for (const leaf of leaves) {
    const text = leaf.node.kind === 'text' ? leaf.node.text : undefined;
    if (leaf.script !== null && text !== undefined && SIMPLE.test(text.trim())) {
      tex ??= takeBase(out);
      tex += (leaf.script === 'sub' ? '_' : '^') + braced(text.trim());
      if (text === text.trimEnd()) continue;
      end();
      out.push({ ...leaf, script: null, node: { kind: 'text', text: ' ' } });
      continue;
    }
    if (leaf.script !== null && text?.trim()) notes.add(htmlNotes.scriptInLine(text.trim()));
    const rest: string = (tex !== undefined && leaf.script === null && text && REST.exec(text)?.[0]) || '';
    if (tex !== undefined) tex += rest;
    if (rest === '' || rest !== text) end();
    if (rest !== text)
      out.push(rest ? { ...leaf, node: { kind: 'text', text: text?.slice(rest.length) ?? '' } } : leaf);
  }
  end();
  return out.map((leaf) => ({ ...leaf, script: null }));
}

/** Removes and returns the script's base: the end of the text before it. */
function takeBase(out: Leaf[]): string {
  const last = out.at(-1);
  if (last?.node.kind !== 'text' || last.script !== null) return '{}';
  const { text } = last.node;
  const base = BASE.exec(text.slice(-BASE_LENGTH))?.[0] ?? '';
  out.pop();
  if (base.length < text.length)
    out.push({ ...last, node: { kind: 'text', text: text.slice(0, text.length - base.length) } });
  return base || '{}';
}

const braced = (text: string): string => (/^[\p{L}\p{N}]$/u.test(text) ? text : `{${text}}`);

/** A single letter is a quantity; several are an upright unit, substance or word. */
function formulaOf(tex: string): Leaf {
  const letters = tex.replace(/[_^](\{[^}]*\}|.)/gu, '').match(/\p{L}/gu)?.length ?? 0;
  const written = letters > 1 || /\^\{?(st|nd|rd|th)\}?/.test(tex) ? `\\mathrm{${tex}}` : tex;
  return {
    ...{ strong: false, em: false, script: null },
    node: { kind: 'formula', source: '', tex: written, display: false },
  };
}
