import type { Findings } from '../../../shared/marking/findings';
import { markingMessages } from '../../../shared/marking/messages';
import type { TextMark } from '../../../shared/marking/text/mark-text-answers';
import { explainMark } from '../../../shared/marking/text/rationale';
import type { Opinion } from './kept-findings';

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
  /** By all evidence: the words, the teacher's marks now and before, and what an AI server said. */
  readonly mark: TextMark;
  readonly opinion: Opinion | undefined;
  /** The teacher has marked this answer, or one that says the same in the same words. */
  readonly isKnown: boolean;
}

/**
 * Tells the teacher of a mark: the opinion of an AI server brings the points that it found and its reason. What speaks against
 * believing it sends the answer to review, and what it took for a trick has no marks until a person has read it; what the
 * teacher has decided in the same words needs no opinion.
 */
export function suggestMark({ mark, opinion, isKnown }: SuggestionFacts): Suggestion {
  const said = told(isKnown ? asSeen(mark) : mark);
  if (!opinion) return said;
  const { matched, missing, doubt } = opinion;
  const findings = { ...said.findings, matched, missing };
  if (isKnown) return { ...said, findings };
  const marks = suggestedMarks(mark, opinion);
  const warning = mark.guards.length > 0 ? explainMark(mark) : doubt;
  const reason = opinion.rationale || explainMark({ marks, confidence: 0, matched, missing, guards: [] });
  return {
    ...{ marks, confidence: mark.confidence, findings },
    needsReview: said.needsReview || doubt !== null,
    rationale: [warning, reason].filter(Boolean).join(' '),
  };
}

/** The marks that are suggested; none for what an AI server took for an instruction to itself. */
export const suggestedMarks = ({ marks }: TextMark, opinion: Opinion | undefined): number =>
  opinion?.doubt === markingMessages.aiSuspicious ? 0 : marks;

/** Only what nothing speaks against is evidence. */
export const asEvidence = (opinion: Opinion | undefined) =>
  opinion?.doubt === null ? { marks: opinion.marks, confidence: opinion.confidence } : undefined;

/** The teacher has read these words: what the guards warn of is seen. */
const asSeen = (mark: SuggestionFacts['mark']): SuggestionFacts['mark'] =>
  mark.state === 'suggested' ? { ...mark, guards: [] } : mark;

const told = (mark: SuggestionFacts['mark']): Suggestion => ({
  marks: mark.marks,
  confidence: mark.confidence,
  needsReview: mark.state === 'needs-review',
  rationale: explainMark(mark),
  findings: findingsOf(mark),
});

const findingsOf = (mark: SuggestionFacts['mark']): Suggestion['findings'] => {
  const { matched, missing, guards, group, near, priority } = mark;
  return { matched, missing, guards, group, near, priority };
};
