import { parsedJson } from '../../shared/parsed-json';

interface Line {
  readonly indent: number;
  readonly text: string;
}

const LIST = /^- +(?=\S)|^-$/;
const KEY = /^("[^"]*"|'[^']*'|[\p{L}_][\p{L}\p{M}\p{N} _.-]{0,60}?)\s*:(?:\s+(.*))?$/u;

const INDENT_MAXIMUM = 100;
const LOOKED_AT = 20_000;
/** A list of mappings, or one below a key. */
const SHAPE =
  /^( *)- +["'\p{L}_][^:\n]{0,40}:(?: [^\n]*)?\n\1 +["'\p{L}_][^:\n]{0,40}:(?:\s|$)|^["'\p{L}_][^:\n]{0,40}:\s*\n +(?:- +)?["'\p{L}_][^:\n]{0,40}:(?:\s|$)/mu;
/** "options: [red, blue]" */
const FLOW = /^ *["'\p{L}_][^:\n]{0,40}:\s+\[[^\n]*\]\s*$/mu;

/** Whether a text is YAML rather than typed questions: every line must begin like YAML. */
export function looksLikeYaml(text: string): boolean {
  const beginning = text.slice(0, LOOKED_AT);
  if (!SHAPE.test(beginning) && !FLOW.test(beginning)) return false;
  const lines = beginning
    .split('\n')
    .slice(0, -1)
    .filter((line) => /^\S/.test(line) && !/^(?:#|---|\.\.\.)/.test(line));
  return lines.every((line) => KEY.test(line.replace(LIST, '').trim()));
}

/**
 * Parses the plain subset of YAML: lists, mappings, strings, numbers and booleans; undefined for anything else. The library
 * `yaml` takes five times as long, minutes for a map of 100,000 keys, and refuses a question with a colon in it.
 */
export function plainYaml(text: string): unknown {
  try {
    const documents = text.split(/^---\s*$/m).filter((each) => each.trim() !== '');
    const read = documents.map((each) => new PlainYaml(linesOf(each)).whole());
    return read.length === 1 ? read[0] : read;
  } catch (error) {
    if (error instanceof NotPlain) return undefined;
    throw error;
  }
}

class NotPlain extends Error {}

const linesOf = (text: string): Line[] =>
  text.split(/\r?\n/).map((line) => ({ indent: line.search(/\S|$/), text: line.trim() }));

class PlainYaml {
  readonly #lines: Line[];
  #at = 0;

  constructor(lines: Line[]) {
    this.#lines = lines;
  }

  whole(): unknown {
    const first = this.#next();
    const value = first && this.#block(first.indent);
    if (this.#next()) throw new NotPlain();
    return value;
  }

  /** Skips blank lines and comments. */
  #next(): Line | undefined {
    while (/^(?:#.*)?$/.test(this.#lines[this.#at]?.text ?? '.')) this.#at += 1;
    return this.#lines[this.#at];
  }

  #block(indent: number): unknown {
    if (indent > INDENT_MAXIMUM) throw new NotPlain();
    return LIST.test(this.#next()?.text ?? '') ? this.#list(indent) : this.#keys(indent);
  }

  #list(indent: number): unknown[] {
    const items: unknown[] = [];
    for (let line = this.#next(); line?.indent === indent && LIST.test(line.text); line = this.#next()) {
      const rest = line.text.replace(LIST, '');
      const inner = { indent: indent + line.text.length - rest.length, text: rest };
      if (KEY.test(rest) || LIST.test(rest)) {
        this.#lines[this.#at] = inner;
        items.push(this.#block(inner.indent));
      } else items.push(this.#value(rest, indent));
    }
    return items;
  }

  #keys(indent: number): Record<string, unknown> {
    const found = new Map<string, unknown>();
    for (let line = this.#next(); line?.indent === indent; line = this.#next()) {
      const [, key = '', rest = ''] = KEY.exec(line.text) ?? [];
      const name = key.replace(/^(["'])(.*)\1$/, '$2');
      if (key === '' || found.has(name)) throw new NotPlain();
      found.set(name, this.#value(rest, indent));
    }
    if (found.size === 0) throw new NotPlain();
    return Object.fromEntries(found);
  }

  /** The value after a key or a dash, with the lines that belong to it. */
  #value(rest: string, indent: number): unknown {
    this.#at += 1;
    if (/^[|>][-+]?$/.test(rest)) return this.#lengthy(indent, rest.startsWith('|') ? '\n' : ' ');
    const next = this.#next();
    if (rest === '' && next && (next.indent > indent || (next.indent === indent && LIST.test(next.text))))
      return this.#block(next.indent);
    if (/^[&*!%@`]/.test(rest)) throw new NotPlain();
    return flowOf([rest, this.#lengthy(indent, ' ')].join(' ').trim());
  }

  #lengthy(indent: number, between: string): string {
    const texts: string[] = [];
    for (
      let line = this.#lines[this.#at];
      line && (line.indent > indent || line.text === '');
      line = this.#lines[this.#at]
    ) {
      texts.push(line.text);
      this.#at += 1;
    }
    return texts.join(between).trim();
  }
}

/** An unclosed quotation runs to the end of the text, which keeps the scan linear. */
const PIECES = /"(?:[^"\\]|\\(?:.|$))*(?:"|$)|'(?:[^']|'')*(?:'|$)|[[\]{},]|[^[\]{},"']+/gs;

/** A one-line value: a scalar, or a flow list or mapping, which is JSON apart from its quotes. */
function flowOf(text: string): unknown {
  if (/^[[{"]/.test(text)) return json((text.match(PIECES) ?? []).map(quoted).join(''));
  if (/^'(?:[^']|'')*'$/.test(text)) return json(quoted(text));
  if (text.startsWith("'")) throw new NotPlain();
  return json(scalar(text.replace(/(?:^|\s)#.*$/, '')));
}

function quoted(piece: string): string {
  if (/^[[\]{},"]/.test(piece) || ['', ':'].includes(piece.trim())) return piece;
  if (piece.startsWith("'")) return JSON.stringify(piece.slice(1, -1).replaceAll("''", "'"));
  const [, key, value] = /^([^:]*):(?:\s+(.*))?$/.exec(piece) ?? [];
  return key === undefined ? scalar(piece) : `${JSON.stringify(key.trim())}:${value ? scalar(value) : ''}`;
}

const scalar = (text: string): string =>
  /^\s*(?:-?(?:0|[1-9]\d{0,14})(?:\.\d{1,15})?|true|false|null)\s*$/.test(text)
    ? text
    : JSON.stringify(text.trim());

function json(text: string): unknown {
  const value = parsedJson(text);
  if (value === undefined) throw new NotPlain();
  return value;
}
