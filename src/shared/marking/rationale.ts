import { markingMessages } from './messages';

const SHOWN_WORDS = 8;

/** The parts of a suggestion that explain it. */
interface Findings {
  readonly confidence: number;
  readonly matched: readonly string[];
  readonly missing: readonly string[];
  readonly guards: readonly string[];
}

/** One sentence for the teacher with the main reason for the suggested marks first. */
export function explainMark(mark: Findings): string {
  const guard = markingMessages.markingGuards.find(([name]) => mark.guards.includes(name));
  if (guard) return guard[1];
  if (mark.confidence === 1 && mark.missing.length === 0) return markingMessages.markingEqual;
  if (mark.confidence === 1 && mark.matched.length === 0) return markingMessages.markingBlank;
  if (mark.matched.length === 0) return markingMessages.markingNothingFound;
  return markingMessages.markingFound(shown(mark.matched), shown(mark.missing));
}

const shown = (words: readonly string[]) =>
  words.slice(0, SHOWN_WORDS).join(', ') + (words.length > SHOWN_WORDS ? ', …' : '');
