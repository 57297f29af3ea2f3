import { formulaAt } from './dollars';
import { Emphasis, runAt } from './emphasis';
import type { Inline } from './nodes';
import { UPLOAD_ID } from './upload-id';

const LINK = /\[([^[\]\n]+)\]\(((?:https?:\/\/|mailto:)[^\s()<>]+(?:\([^\s()<>]*\)[^\s()<>]*)*)\)/y;
const IMAGE = new RegExp(String.raw`!\[([^[\]\n]*)\]\((${UPLOAD_ID})\)`, 'y');
const ESCAPABLE = /[*_`$[!]/;
/** Escaped list markers at the start of a line. */
const ESCAPED_BULLET = /\\([-*])(?=[ \t])/y;
const ESCAPED_NUMBER = /\\([.)])(?=[ \t])/y;
const SPECIAL = /[*_`$[!\\]/g;
const LETTER = /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{N}]/u;

interface Found {
  readonly node: Inline;
  readonly length: number;
}

/** Parses the inline content of a paragraph; anything without meaning is text, so nothing typed is lost. */
export function parseInline(text: string): readonly Inline[] {
  const emphasis = new Emphasis(text);
  let at = 0;
  while (at < text.length) {
    const found = partAt(text, at);
    if (found) {
      emphasis.nodes.push(found.node);
      at += found.length;
      continue;
    }
    const run = text[at] === '*' || text[at] === '_' ? runAt(text, at) : undefined;
    if (run) {
      emphasis.add(run, at);
      at += run.length;
      continue;
    }
    const end = plainEnd(text, at);
    emphasis.nodes.push({ kind: 'text', text: text.slice(at, end) });
    at = end;
  }
  return joinTexts(emphasis.nodes);
}

/** The end of certain text: a run of a sign without meaning here, and everything up to the next sign. */
function plainEnd(text: string, at: number): number {
  let end = at + 1;
  while (text[end] === text[at]) end += 1;
  SPECIAL.lastIndex = end;
  return SPECIAL.exec(text)?.index ?? text.length;
}

function partAt(text: string, at: number): Found | undefined {
  switch (text[at]) {
    case '\\':
      return escapeAt(text, at);
    case '`':
      return codeAt(text, at);
    case '$':
      return mathAt(text, at);
    case '!':
      return imageAt(text, at);
    case '[':
      return linkAt(text, at);
    default:
      return undefined;
  }
}

const matchAt = (pattern: RegExp, text: string, at: number): RegExpExecArray | null => {
  pattern.lastIndex = at;
  return pattern.exec(text);
};

/** Pairs of backslashes collapse into one; an odd one escapes the next sign. */
function escapeAt(text: string, at: number): Found | undefined {
  let slashes = 1;
  while (text[at + slashes] === '\\') slashes += 1;
  const sign = text.charAt(at + slashes);
  if (!ESCAPABLE.test(sign)) {
    const match = listEscapeAt(text, at);
    return match ? { node: { kind: 'text', text: match[1] ?? '' }, length: match[0].length } : undefined;
  }
  const escaped = slashes % 2 === 1 ? sign : '';
  const shown = '\\'.repeat(Math.floor(slashes / 2)) + escaped;
  return { node: { kind: 'text', text: shown }, length: slashes + escaped.length };
}

function listEscapeAt(text: string, at: number): RegExpExecArray | null {
  const before = text.slice(Math.max(0, at - 20), at);
  if (/(^|\n)[ \t]*$/.test(before)) return matchAt(ESCAPED_BULLET, text, at);
  return /(^|\n)[ \t]*\d{1,9}$/.test(before) ? matchAt(ESCAPED_NUMBER, text, at) : null;
}

/** Code between equally long runs of backticks; a backtick inside a word is an apostrophe. */
function codeAt(text: string, at: number): Found | undefined {
  if (at > 0 && LETTER.test(text[at - 1] ?? '')) return undefined;
  let ticks = 1;
  while (text[at + ticks] === '`') ticks += 1;
  for (let end = at + ticks; ; ) {
    end = text.indexOf('`', end);
    if (end === -1) return undefined;
    let closing = 1;
    while (text[end + closing] === '`') closing += 1;
    if (closing === ticks) {
      const code = text.slice(at + ticks, end).replaceAll('\n', ' ');
      return {
        node: { kind: 'code', text: isPadded(code) ? code.slice(1, -1) : code },
        length: end + closing - at,
      };
    }
    end += closing;
  }
}

/** Whether code is padded with a space at both ends. */
export const isPadded = (code: string): boolean =>
  code.startsWith(' ') && code.endsWith(' ') && /[^ ]/.test(code) && !/[\n\r\u2028\u2029]/.test(code);

function mathAt(text: string, at: number): Found | undefined {
  const formula = formulaAt(text, at);
  return formula && { node: { kind: 'formula', ...formula }, length: formula.source.length };
}

function imageAt(text: string, at: number): Found | undefined {
  const [source, alt, uploadId] = matchAt(IMAGE, text, at) ?? [];
  if (source === undefined || alt === undefined || uploadId === undefined) return undefined;
  return { node: { kind: 'image', uploadId, alt: alt.trim() }, length: source.length };
}

function linkAt(text: string, at: number): Found | undefined {
  const [source, label, address] = matchAt(LINK, text, at) ?? [];
  if (source === undefined || label === undefined || address === undefined) return undefined;
  return { node: { kind: 'link', address, children: parseInline(label) }, length: source.length };
}

function joinTexts(nodes: readonly Inline[]): readonly Inline[] {
  const joined: Inline[] = [];
  for (const node of nodes) {
    const last = joined.at(-1);
    if (node.kind === 'text' && last?.kind === 'text')
      joined[joined.length - 1] = { kind: 'text', text: last.text + node.text };
    else joined.push('children' in node ? { ...node, children: joinTexts(node.children) } : node);
  }
  return joined;
}
