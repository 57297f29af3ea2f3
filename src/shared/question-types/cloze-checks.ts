import { MARK_STEP } from '../constants';
import { messages } from '../messages';
import { isBlank, optionsIssue, trimmed } from './choice';
import type { ClozeDraft, GapDraft } from './cloze-draft';
import { readAcceptedNumber } from './cloze-number';
import { gapRunCount } from './gap-runs';
import type { FieldCheck } from './question-type-module';

/** What keeps gaps from being saved: their number first, then gap by gap. */
export function checkCloze(
  draft: ClozeDraft,
  question: { readonly text: string; readonly maximumMarks: number },
): FieldCheck[] {
  return [
    ['gaps', gapsIssue(draft, question)],
    ['correctAnswer', answersIssue(draft)],
  ];
}

function gapsIssue(
  { gaps }: ClozeDraft,
  { text, maximumMarks }: { readonly text: string; readonly maximumMarks: number },
): string | null {
  const marked = gapRunCount(text);
  if (gaps.length === 0 && marked === 0) return messages.gapRequired;
  if (marked > gaps.length) return messages.gapsMissing(marked, gaps.length);
  return firstIssue(gaps, optionsOfGapIssue) ?? marksIssue(gaps, maximumMarks);
}

function optionsOfGapIssue({ kind, options }: GapDraft, number: number): string | null {
  const issue = kind === 'select' ? optionsIssue({ options }) : null;
  return issue === null ? null : messages.inGap(number, issue);
}

function marksIssue(gaps: readonly GapDraft[], maximumMarks: number): string | null {
  const marks = gaps.flatMap((gap) => (gap.marks === null ? [] : [gap.marks]));
  if (marks.length === 0) return null;
  const without = gaps.findIndex((gap) => gap.marks === null);
  if (without >= 0) return messages.gapWithoutMarks(without + 1);
  const wrong = marks.findIndex((each) => !(each > 0 && Number.isInteger(each / MARK_STEP)));
  if (wrong >= 0) return messages.gapMarksInvalid(wrong + 1);
  const sum = marks.reduce((all, each) => all + each, 0);
  return sum === maximumMarks ? null : messages.gapMarksNotTheMaximum(sum, maximumMarks);
}

function answersIssue({ gaps, correctAnswer }: ClozeDraft): string | null {
  if (correctAnswer.length > gaps.length)
    return messages.gapAnswersTooMany(correctAnswer.length, gaps.length);
  return firstIssue(gaps, (gap, number) => answerOfGapIssue(gap, correctAnswer[number - 1] ?? [], number));
}

function answerOfGapIssue(gap: GapDraft, accepted: readonly string[], number: number): string | null {
  const given = accepted.filter((text) => !isBlank(text));
  if (given.length === 0) return messages.gapAnswerRequired(number);
  if (gap.kind === 'select') {
    const known = trimmed(gap.options);
    return given.every((text) => known.has(text.trim())) ? null : messages.gapAnswerNoOption(number);
  }
  const noNumber = gap.kind === 'number' && given.find((text) => readAcceptedNumber(text) === undefined);
  return noNumber ? messages.gapAnswerNoNumber(number, noNumber.trim()) : null;
}

/** What is wrong with the first gap that has something wrong; gaps count from 1. */
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
