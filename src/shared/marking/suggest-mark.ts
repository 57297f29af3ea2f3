import type { Findings } from '../results/schema';
import type { Opinion } from './kept-findings';
import { markingMessages } from './messages';
import { worthlessAmong } from './text/guards';
import type { TextMark } from './text/mark-text-answers';
import { explainMark } from './text/rationale';

/** What is suggested for one text answer, and why. */
export interface Suggestion {
  readonly marks: number;
  readonly confidence: number;
  readonly needsReview: boolean;
  readonly rationale: string;
  readonly findings: Omit<Findings, 'check'>;
}

/** What is known of one answer when its mark is suggested. */
export interface SuggestionFacts {
  /** By the rules and the teacher's marks, if there are any. */
  readonly rules: TextMark;
  /** By the rules alone. */
  readonly untaught: TextMark;
  /** The same with the opinion of an AI server in the place of the base mark. */
  readonly moved: TextMark;
  readonly opinion: Opinion | undefined;
  readonly isTaught: boolean;
  /** The teacher has marked this answer, or one that says the same in the same words. */
  readonly isKnown: boolean;
  readonly maximumMarks: number;
}

const SUGGESTED_FROM = 0.85;
/** Of full marks: where an AI server and the built-in rules are this far apart, the teacher decides. */
const APART_SHARE = 0.4;

/**
 * Decides between the rules, an AI server's opinion and what the teacher's marks make of both. An opinion stands as it is
 * until the teacher marks something; what the teacher has decided in the same words needs no opinion.
 */
export function suggestMark(facts: SuggestionFacts): Suggestion {
  const { rules, moved, opinion, isTaught, isKnown } = facts;
  if (!opinion) return byRules(isKnown ? asSeen(rules) : rules);
  const { matched, missing } = opinion;
  if (isKnown) {
    const known = byRules(asSeen(moved));
    return { ...known, findings: { ...known.findings, matched, missing } };
  }
  const findings = { ...findingsOf(moved), matched, missing, guards: rules.guards };
  const { confidence } = isTaught ? moved : opinion;
  const marks = isWorthless(rules.guards, opinion) ? 0 : (isTaught ? moved : opinion).marks;
  const doubt = whyReview(facts, opinion);
  const reason = opinion.rationale || explainMark({ marks, confidence: 0, matched, missing, guards: [] });
  const isUnsure = isTaught ? moved.state === 'needs-review' : confidence < SUGGESTED_FROM;
  return {
    ...{ marks, confidence, findings },
    needsReview: doubt !== null || isUnsure,
    rationale: [doubt, reason].filter(Boolean).join(' '),
  };
}

/** What is suggested before any mark of the teacher. */
export const untaughtMarks = (untaught: TextMark, opinion: Opinion | undefined): number => {
  if (!opinion) return untaught.marks;
  return isWorthless(untaught.guards, opinion) ? 0 : opinion.marks;
};

/** Opposite, copied, a trick or gibberish, as a guard or the AI server says: no marks until a person has read it. */
const isWorthless = (guards: readonly string[], { doubt }: Opinion): boolean =>
  worthlessAmong(guards).length > 0 || doubt === markingMessages.aiSuspicious;

/** The teacher has read these words: what the guards warn of is seen. */
const asSeen = (mark: TextMark): TextMark => (mark.state === 'suggested' ? { ...mark, guards: [] } : mark);

const byRules = (rules: TextMark): Suggestion => ({
  marks: rules.marks,
  confidence: rules.confidence,
  needsReview: rules.state === 'needs-review',
  rationale: explainMark(rules),
  findings: findingsOf(rules),
});

const findingsOf = ({ matched, missing, guards, group, priority }: TextMark): Suggestion['findings'] => ({
  ...{ matched, missing, guards, group, priority },
});

/** The most important reason to read an answer itself. */
function whyReview(
  { rules, moved, untaught, isTaught, maximumMarks }: SuggestionFacts,
  opinion: Opinion,
): string | null {
  if (rules.guards.length > 0) return explainMark(rules);
  if (opinion.doubt !== null) return opinion.doubt;
  // Half marks are exact, their share is not.
  const isApart = Math.abs(opinion.marks - untaught.marks) / maximumMarks >= APART_SHARE - 1e-9;
  // Once the teacher has marked, both are evidence, and what they leave in doubt needs review by itself.
  const isDecided = isTaught && moved.state === 'suggested';
  return isApart && !isDecided ? markingMessages.aiDisagrees(untaught.marks) : null;
}
