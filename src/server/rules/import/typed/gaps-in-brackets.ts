import { gapRunCount } from '../../../../shared/question-types/cloze/gap-runs';

const AT_END = /[.!?_]\s?\(([^()\n]{1,400})\)\s?\.?$/;
const LENGTH = 410;

/**
 * Splits "_____ and _____. (newtons, kilograms)" into the text and its answers; undefined unless there is one
 * for each gap.
 */
export function gapsInBrackets(text: string): { text: string; answer: string } | undefined {
  const count = gapRunCount(text);
  if (count < 2) return undefined;
  const at = Math.max(0, text.length - LENGTH);
  const found = AT_END.exec(text.slice(at));
  const parts = (found?.[1] ?? '').split(/[,;،、，]/).map((part) => part.trim());
  if (!found || parts.length !== count || !parts.every(isBrief)) return undefined;
  return { text: text.slice(0, at + found.index + 1), answer: parts.join('; ') };
}

/** Longer brackets are advice: "(use the past tense, please)". */
const isBrief = (part: string): boolean => part !== '' && part.split(/\s+/).length <= 3;
