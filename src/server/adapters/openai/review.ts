import { markingMessages } from '../../../shared/marking/messages';
import type { TextGrade } from '../../ports/text-grader';
import type { Opinion } from '../../rules/marking/kept-findings';
import type { KeptGrade } from './grade';

/** The server's grade as stored with the mark, with the doubts about it. */
export const opinionOf = ({ suspicious, isTrusted, ...grade }: KeptGrade): Opinion => ({
  marks: grade.marks,
  confidence: grade.confidence,
  matched: grade.matched,
  missing: grade.missing,
  rationale: grade.rationale,
  doubt: suspicious ? markingMessages.aiSuspicious : isTrusted ? null : markingMessages.aiDistrusted,
});

/** The server's own judgement of an exam answer: only its own doubts count. */
export const examGrade = (id: string, { marks, confidence, suspicious, ...grade }: KeptGrade): TextGrade => ({
  id,
  marks,
  confidence,
  needsReview: suspicious,
  rationale: grade.rationale,
});
