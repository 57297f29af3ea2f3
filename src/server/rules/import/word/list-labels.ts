import type { WordLevel, WordList, WordStyle } from './word-parts';

/** Counts the paragraphs of lists, because a document does not store the labels that Word shows. */
export class ListLabels {
  readonly #lists: ReadonlyMap<string, WordList>;
  /** By kind of list and by level. */
  readonly #counts = new Map<string, number[]>();
  readonly #begun = new Set<string>();

  constructor(lists: ReadonlyMap<string, WordList>) {
    this.#lists = lists;
  }

  /** The label of the next paragraph, such as "2." or "b)"; undefined outside lists. */
  next(named: WordStyle['list']): string | undefined {
    const list = named && this.#lists.get(named.numberId);
    const level = named && list?.levels.get(named.level);
    if (!named || !list || !level || level.format === 'none') return undefined;
    if (level.format === 'bullet') return '•';
    const counts = this.#counts.get(list.kind) ?? [];
    this.#counts.set(list.kind, counts);
    this.#begin(named, list, counts);
    counts[named.level] = (counts[named.level] ?? level.start - 1) + 1;
    counts.length = named.level + 1;
    return labelOf(level, named.level, counts[named.level] ?? 1);
  }

  /** A restarted list restarts only once. */
  #begin(
    { numberId, level }: NonNullable<WordStyle['list']>,
    { restarts }: WordList,
    counts: number[],
  ): void {
    const start = restarts.get(level);
    const key = `${numberId} ${level}`;
    if (start === undefined || this.#begun.has(key)) return;
    this.#begun.add(key);
    counts[level] = start - 1;
  }
}

/** Of "1.2." only the last number. */
function labelOf({ format, text }: WordLevel, level: number, count: number): string {
  const at = text.lastIndexOf(`%${level + 1}`);
  const before = at > 0 && text[at - 1] === '(' ? '(' : '';
  const behind = at < 0 ? '.' : text.slice(at + 2, at + 3).trim();
  return before + countAs(format, count) + (behind === '' ? '.' : behind);
}

function countAs(format: string, count: number): string {
  switch (format) {
    case 'lowerLetter':
      return letter(count);
    case 'upperLetter':
      return letter(count).toUpperCase();
    case 'lowerRoman':
      return roman(count);
    case 'upperRoman':
      return roman(count).toUpperCase();
    default:
      return String(count);
  }
}

const letter = (count: number): string =>
  String.fromCharCode('a'.charCodeAt(0) + ((Math.max(count, 1) - 1) % 26));

const ROMANS = ['', 'i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix'];
const TENS = ['', 'x', 'xx', 'xxx', 'xl', 'l', 'lx', 'lxx', 'lxxx', 'xc'];
const roman = (count: number): string =>
  (TENS[Math.floor(count / 10) % 10] ?? '') + (ROMANS[count % 10] ?? '');
