import { oneLine } from '../../../shared/clean-line';

export const SUFFIX = /^(?:jr|sr|ii|iii|iv)\.?$/i;
const OUTSIDE_ADDRESS = /[\s<>()[\]"]/;
const STRANGE = /[<>{}[\]\\/|=~^@]|https?:|www\./i;

/** Turns "Rao, Asha" into "Asha Rao"; undefined if there are more commas. */
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

const DASHES = [' - ', ' – ', ' — '];
const SIGN_BEHIND = /[\s;*:,]/;
const NAME_PARTICLE =
  /^(?:[a-z]|al|el|bin|ibn|d[aeiou]|d[aeo]s|del|della|den|der|des|la|le|ter|ten|und|van|von|zu|zur)$/;

/**
 * Splits a name from a trailing remark: "(absent till May)" or "- B group". A remark is in brackets or after a dash, and
 * has a digit or a lower-case word that is not part of names. "(Ash)" may be a name.
 */
export function withoutRemark(cell: string): { name: string; remark: string } {
  const bare = withoutSigns(cell);
  const [name, remark] = inBrackets(bare) ?? behindDash(bare);
  const isRemark = remark
    .split(/\s+/)
    .some((word) => /^\P{L}*(?:\p{Ll}|\p{Nd})/u.test(word) && !NAME_PARTICLE.test(word));
  return isRemark && /\p{L}/u.test(name) ? { name: withoutSigns(name), remark } : { name: bare, remark: '' };
}

function withoutSigns(text: string): string {
  let end = text.length;
  while (end > 0 && SIGN_BEHIND.test(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}

function inBrackets(text: string): readonly [name: string, remark: string] | undefined {
  const at = Math.max(text.lastIndexOf('('), text.lastIndexOf('['));
  return at > 0 && /[)\]]$/.test(text) ? [text.slice(0, at), text.slice(at + 1, -1)] : undefined;
}

function behindDash(text: string): readonly [name: string, remark: string] {
  const at = Math.max(...DASHES.map((dash) => text.lastIndexOf(dash)));
  return at > 0 ? [text.slice(0, at), text.slice(at + 3)] : [text, ''];
}

/** Splits the address off a name: "Anna Rao <anna@school.org>" or "Anna Rao (anna@school.org)"; or the address alone. */
export function splitAddress(cell: string): { name: string; email: string } {
  const opened = cell.replace(/[>)\]"]$/, '').trimEnd();
  let start = opened.length;
  while (start > 0 && !OUTSIDE_ADDRESS.test(opened.charAt(start - 1))) start -= 1;
  const written = opened.slice(start);
  if (!isAddress(written)) return { name: cell, email: '' };
  const bare = written.replace(/^mailto:/, '');
  const name = opened
    .slice(0, start)
    .trimEnd()
    .replace(/[<(["]$/, '');
  return { name: oneLine(name).replace(/^["']|["']$/g, ''), email: isAddress(bare) ? bare : written };
}

function isAddress(text: string): boolean {
  const at = text.indexOf('@', 1);
  return at > 0 && at < text.length - 1;
}

export const looksLikeName = (name: string): boolean => /\p{L}/u.test(name) && !STRANGE.test(name);
