import { pastedTypeOf } from '../question-types/pasted';
import { typeOfPasted } from './bulk-paste-answer';
import { checkPasted } from './bulk-paste-checks';
import { type BulkIssue, groupPastedLines, type PastedQuestion } from './bulk-paste-groups';
import { readPastedLines } from './bulk-paste-lines';
import { readPastedMarks, readPastedSeconds } from './bulk-paste-values';
import { blankQuestion, type QuestionDraft } from './draft';

/** One question of a pasted text: the line it begins at, its draft, and what keeps it from being saved. */
export interface BulkItem {
  readonly line: number;
  readonly draft: QuestionDraft;
  readonly issues: readonly BulkIssue[];
}

/**
 * Reads questions out of a pasted text, as `bulkPasteExample` shows them; lines count from 1, times are seconds.
 * An item without issues passes `validateQuestion`; `issues` beside the items are lines that belong to no question.
 * Takes any text and never throws: a line that cannot be used is named, none is dropped in silence.
 */
export function parseBulkQuestions(
  text: string,
  quiz: { useQuestionTimer: boolean },
): { items: BulkItem[]; issues: BulkIssue[] } {
  const { questions, issues } = groupPastedLines(readPastedLines(text));
  const items = questions.map((question) => {
    const draft = draftOf(question);
    return { line: question.line, draft, issues: checkPasted(question, draft, quiz) };
  });
  return { items, issues };
}

function draftOf(question: PastedQuestion): QuestionDraft {
  const type = typeOfPasted(question);
  const marks = question.fields.get('marks');
  const time = question.fields.get('time');
  return {
    ...blankQuestion(type),
    ...pastedTypeOf({ type }).read(question),
    text: question.text,
    explanation: question.fields.get('explanation')?.value || null,
    maximumMarks: (marks && readPastedMarks(marks.value)) ?? 1,
    timeLimit: time === undefined ? null : readPastedSeconds(time.value),
  };
}
