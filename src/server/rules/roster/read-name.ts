import { oneLine } from '../../../shared/clean-line';

export const SUFFIX = /^(?:jr|sr|ii|iii|iv)\.?$/i;
/** What no address has in it. */
const OUTSIDE_ADDRESS = /[\s<>()[\]"]/;
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

const DASHES = [' - ', ' – ', ' — '];
const SIGN_BEHIND = /[\s;*:,]/;
const NAME_PARTICLE =
  /^(?:[a-z]|al|el|bin|ibn|d[aeiou]|d[aeo]s|del|della|den|der|des|la|le|ter|ten|und|van|von|zu|zur)$/;

/**
 * A name and the remark behind it, "(absent till May)" or "- B group": in brackets, or behind a dash, with a digit or a word that
 * begins small and is part of no name. "(Ash)" may be a name.
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

/** An address that stands behind the name in one cell: "Anna Rao <anna@school.org>", "Anna Rao (anna@school.org)", or alone. */
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

/** With an @ that something stands before and behind. */
function isAddress(text: string): boolean {
  const at = text.indexOf('@', 1);
  return at > 0 && at < text.length - 1;
}

/** Whether a text can be somebody's name at all. */
export const looksLikeName = (name: string): boolean => /\p{L}/u.test(name) && !STRANGE.test(name);
