import type { Findings } from '../../../shared/marking/findings';
import { markingMessages } from '../../../shared/marking/messages';
import { explainMark } from '../../../shared/marking/rationale';
import type { Opinion } from './kept-findings';
import type { TextMark } from './text/mark-text-answers';

/** The suggestion for one text answer, with its reason. */
export interface Suggestion {
  readonly marks: number;
  readonly confidence: number;
  readonly needsReview: boolean;
  readonly rationale: string;
  readonly findings: Omit<Findings, 'check'>;
}

/** The known facts about an answer when its mark is suggested. */
export interface SuggestionFacts {
  /** From all evidence: the words, the teacher's marks now and earlier, and an AI server's opinion. */
  readonly mark: TextMark;
  readonly opinion: Opinion | undefined;
  /** Whether the teacher has marked this answer, or one with the same words. */
  readonly isKnown: boolean;
}

/**
 * Explains a mark to the teacher; an AI server's opinion contributes its points and reason. A doubtful
 * opinion sends the answer to review, and a suspected trick gets 0 until a person has read it; answers the
 * teacher has decided in the same words need no opinion.
 */
export function suggestMark({ mark, opinion, isKnown }: SuggestionFacts): Suggestion {
  const said = told(isKnown ? asSeen(mark) : mark);
  if (!opinion) return said;
  const { matched, missing, doubt } = opinion;
  const findings = { ...said.findings, matched, missing };
  if (isKnown) return { ...said, findings };
  const marks = suggestedMarks(mark, opinion);
  const warning = mark.guards.length > 0 ? explainMark(mark) : doubt;
  const reason = opinion.rationale || explainMark({ confidence: 0, matched, missing, guards: [] });
  return {
    ...{ marks, confidence: mark.confidence, findings },
    needsReview: said.needsReview || doubt !== null,
    rationale: [warning, reason].filter(Boolean).join(' '),
  };
}

/** The suggested marks; 0 if an AI server suspects instructions to itself. */
export const suggestedMarks = ({ marks }: TextMark, opinion: Opinion | undefined): number =>
  opinion?.doubt === markingMessages.aiSuspicious ? 0 : marks;

/** Only an undoubted opinion is evidence. */
export const asEvidence = (opinion: Opinion | undefined) =>
  opinion?.doubt === null ? { marks: opinion.marks, confidence: opinion.confidence } : undefined;

/** The teacher has read these words, so guards are settled. */
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
