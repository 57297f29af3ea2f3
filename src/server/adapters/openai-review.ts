import type { TextMark } from '../../shared/marking/text/mark-text-answers';
import { explainMark } from '../../shared/marking/text/rationale';
import { messages } from '../../shared/messages';
import type { TextGrade } from '../ports/text-grader';
import type { KeptGrade } from './openai-grade';

const SUGGESTED_FROM = 0.85;
/** Of full marks: where the server and the built-in rules are this far apart, the teacher decides. */
const APART_SHARE = 0.4;

/** The server's grade of one answer, with what makes it need review: the most important reason is told first. */
export function gradeOf(seen: { builtIn: TextMark; grade: KeptGrade; maximumMarks: number }): TextGrade {
  const { builtIn, grade } = seen;
  const doubt = whyReview(seen);
  return {
    id: builtIn.id,
    marks: grade.marks,
    confidence: grade.confidence,
    needsReview: doubt !== null || grade.confidence < SUGGESTED_FROM,
    rationale: [doubt, reasonOf(grade)].filter(Boolean).join(' '),
  };
}

function whyReview({ builtIn, grade, maximumMarks }: Parameters<typeof gradeOf>[0]): string | null {
  if (builtIn.guards.length > 0) return explainMark(builtIn);
  if (grade.suspicious) return messages.aiSuspicious;
  if (!grade.isTrusted) return messages.aiDistrusted;
  const apart = Math.abs(grade.marks - builtIn.marks) / maximumMarks;
  // Half marks are exact, their share is not.
  return apart >= APART_SHARE - 1e-9 ? messages.aiDisagrees(builtIn.marks) : null;
}

const reasonOf = ({ rationale, matched, missing }: KeptGrade): string =>
  rationale || explainMark({ marks: 0, confidence: 0, matched, missing, guards: [] });

/** What a rule settles is nobody's opinion: the answer was not sent. */
export const settledGrade = (mark: TextMark): TextGrade => ({
  id: mark.id,
  marks: mark.marks,
  confidence: mark.confidence,
  needsReview: mark.state === 'needs-review',
  rationale: explainMark(mark),
  source: 'built-in',
});

/** The server's own judgement of an answer of the exam: only what it noticed itself counts. */
export const examGrade = (id: string, { marks, confidence, suspicious, ...grade }: KeptGrade): TextGrade => ({
  id,
  marks,
  confidence,
  needsReview: suspicious,
  rationale: grade.rationale,
});
