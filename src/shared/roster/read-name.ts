import { oneLine } from './clean-list';

export const SUFFIX = /^(?:jr|sr|ii|iii|iv)\.?$/i;
/** "Anna Rao <anna@school.org>", "Anna Rao (anna@school.org)", with or without a name. */
const WITH_ADDRESS = /^(.*?)\s*[<(["]?\s*(?:mailto:)?([^\s<>()[\]"]+@[^\s<>()[\]"]+)\s*[>)\]"]?$/;
const STRANGE = /[<>{}[\]\\/|=~^@]|https?:|www\./i;

/** A name as people say it, "Asha Rao", of one that is written "Rao, Asha"; undefined where it has more commas than that. */
export function readName(cell: string): string | undefined {
  const parts = cell
    .replace(/^"(.*)"$/, '$1')
    .split(/[,，،]/)
    .map(oneLine)
    .filter((part) => part !== '');
  const suffix = parts.length > 1 && SUFFIX.test(parts.at(-1) ?? '') ? parts.pop() : undefined;
  const [last = '', first] = parts;
  if (parts.length > 2) return undefined;
  return [first, last, suffix].filter(Boolean).join(' ');
}

/** An address that stands beside the name in one cell. */
export function splitAddress(cell: string): { name: string; email: string } {
  const found = WITH_ADDRESS.exec(cell);
  return found
    ? { name: oneLine(found[1] ?? '').replace(/^["']|["']$/g, ''), email: found[2] ?? '' }
    : { name: cell, email: '' };
}

/** Whether a text can be somebody's name at all. */
export const looksLikeName = (name: string): boolean => /\p{L}/u.test(name) && !STRANGE.test(name);
