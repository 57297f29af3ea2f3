import { MARK_STEP } from '../../constants';
import { readNumberKey } from '../../number-answer/number-key';
import { formulaAt } from '../../rich-text/dollars';
import type { QuestionBase } from '../base';
import { isBlank, optionsIssue, trimmed } from '../options';
import type { FieldCheck } from '../question-type-module';
import type { ClozeDraft, GapDraft } from './draft';
import { gapRunCount } from './gap-runs';
import { gapTexts } from './gap-texts';

/** The issues of gaps: their count first, then each gap. */
export function checkCloze(
  draft: ClozeDraft,
  question: Pick<QuestionBase, 'format' | 'text' | 'maximumMarks'>,
): FieldCheck[] {
  return [
    ['text', isGapInFormula(question) ? gapTexts.gapInFormula : null],
    ['gaps', gapsIssue(draft, question)],
    ['correctAnswer', answersIssue(draft)],
  ];
}

function gapsIssue(
  { gaps }: ClozeDraft,
  { text, maximumMarks }: Pick<QuestionBase, 'text' | 'maximumMarks'>,
): string | null {
  const marked = gapRunCount(text);
  if (gaps.length === 0 && marked === 0) return gapTexts.gapRequired;
  if (marked > gaps.length) return gapTexts.gapsMissing(marked, gaps.length);
  return firstIssue(gaps, optionsOfGapIssue) ?? marksIssue(gaps, maximumMarks);
}

const CODE = /```[\s\S]*?```|`[^`\n]+`/g;
const PICTURE = /!\[([^\]]*)\]\(/g;

/** Whether a gap is in a position without room for a field: in a formula or a picture's description. */
function isGapInFormula({ format, text }: Pick<QuestionBase, 'format' | 'text'>): boolean {
  if (format !== 'rich') return false;
  const written = text.replace(CODE, '');
  if ([...written.matchAll(PICTURE)].some(([, alt = '']) => gapRunCount(alt) > 0)) return true;
  for (let at = 0; at < written.length; at += 1) {
    if (written[at] === '\\') at += 1;
    const formula = written[at] === '$' ? formulaAt(written, at) : undefined;
    if (!formula) continue;
    if (gapRunCount(formula.source) > 0) return true;
    at += formula.source.length - 1;
  }
  return false;
}

function optionsOfGapIssue({ kind, options }: GapDraft, number: number): string | null {
  const issue = kind === 'select' ? optionsIssue({ options }) : null;
  return issue === null ? null : gapTexts.inGap(number, issue);
}

function marksIssue(gaps: readonly GapDraft[], maximumMarks: number): string | null {
  const marks = gaps.flatMap((gap) => (gap.marks === null ? [] : [gap.marks]));
  if (marks.length === 0) return null;
  const without = gaps.findIndex((gap) => gap.marks === null);
  if (without >= 0) return gapTexts.gapWithoutMarks(without + 1);
  const wrong = marks.findIndex((each) => !(each > 0 && Number.isInteger(each / MARK_STEP)));
  if (wrong >= 0) return gapTexts.gapMarksInvalid(wrong + 1);
  const sum = marks.reduce((all, each) => all + each, 0);
  return sum === maximumMarks || Number.isNaN(maximumMarks)
    ? null
    : gapTexts.gapMarksNotTheMaximum(sum, maximumMarks);
}

function answersIssue({ gaps, correctAnswer }: ClozeDraft): string | null {
  if (correctAnswer.length > gaps.length)
    return gapTexts.gapAnswersTooMany(correctAnswer.length, gaps.length);
  return firstIssue(gaps, (gap, number) => answerOfGapIssue(gap, correctAnswer[number - 1] ?? [], number));
}

function answerOfGapIssue(gap: GapDraft, accepted: readonly string[], number: number): string | null {
  const given = accepted.filter((text) => !isBlank(text));
  if (given.length === 0) return gapTexts.gapAnswerRequired(number);
  if (gap.kind === 'select') {
    const known = trimmed(gap.options);
    return given.every((text) => known.has(text.trim())) ? null : gapTexts.gapAnswerNoOption(number);
  }
  const noNumber = gap.kind === 'number' && given.find((text) => readNumberKey(text) === undefined);
  return noNumber ? gapTexts.gapAnswerNoNumber(number, noNumber.trim()) : null;
}

/** The first issue of the first gap that has one; gaps count from 1. */
function firstIssue(
  gaps: readonly GapDraft[],
  issueOf: (gap: GapDraft, number: number) => string | null,
): string | null {
  for (const [at, gap] of gaps.entries()) {
    const issue = issueOf(gap, at + 1);
    if (issue !== null) return issue;
  }
  return null;
}
