import { OPTION_MAXIMUM_COUNT, TEXT_MAXIMUM_LENGTH } from '../constants';
import { fieldTooLong, messages } from '../messages';
import { pastedTypeOf } from '../question-types/pasted';
import { issueAt } from '../question-types/pasted-lines';
import { QUESTION_TYPES } from '../question-types/registry';
import { namedType } from './bulk-paste-answer';
import type { BulkIssue, PastedQuestion } from './bulk-paste-groups';
import { bulkPasteTexts } from './bulk-paste-texts';
import { readPastedMarks } from './bulk-paste-values';
import type { QuestionDraft } from './draft';
import { validateQuestion } from './validate';

/** Everything that keeps a pasted question from being saved, each at the line to change, from top to bottom. */
export function checkPasted(
  question: PastedQuestion,
  draft: QuestionDraft,
  quiz: { useQuestionTimer: boolean },
): BulkIssue[] {
  const validated = validateQuestion(draft, quiz).map(({ field, sentence }) => ({
    line: lineOfField(question, field),
    sentence,
  }));
  const issues = [
    ...question.issues,
    ...lineIssues(question, draft),
    ...limitIssues(question, draft),
    ...validated,
  ];
  return issues.sort((a, b) => a.line - b.line);
}

function lineOfField(question: PastedQuestion, field: string): number {
  const { line, fields, options, pairs } = question;
  switch (field) {
    case 'left':
    case 'right':
      return pairs[0]?.line ?? fields.get('type')?.line ?? line;
    case 'options':
      return lineOfWrongOption(question);
    case 'correctAnswer':
      return fields.get('answer')?.line ?? options.filter(({ isStarred }) => isStarred)[1]?.line ?? line;
    case 'slider':
      return fields.get('slider')?.line ?? line;
    case 'tolerance':
    case 'unit':
      return fields.get(field)?.line ?? fields.get('answer')?.line ?? line;
    case 'timeLimit':
      return fields.get('time')?.line ?? line;
    default:
      return line;
  }
}

/** The first option that is blank, else the first that repeats another, else the last one, where more would follow. */
function lineOfWrongOption({ line, options }: PastedQuestion): number {
  const seen = new Set<string>();
  const repeated = options.find(({ text }) => {
    const isRepeated = seen.has(text.trim());
    seen.add(text.trim());
    return isRepeated;
  });
  const wrong = options.find(({ text }) => text.trim() === '') ?? repeated ?? options.at(-1);
  return wrong?.line ?? line;
}

/** Lines that say what this question cannot use or what cannot be read. */
function lineIssues(question: PastedQuestion, draft: QuestionDraft): BulkIssue[] {
  const { fields } = question;
  const marks = fields.get('marks');
  return [
    ...issueAt(
      fields.get('type'),
      namedType(question) === undefined,
      bulkPasteTexts.typeUnknown(QUESTION_TYPES),
    ),
    ...issueAt(
      marks,
      marks !== undefined && readPastedMarks(marks.value) === null,
      bulkPasteTexts.marksInvalid,
    ),
    ...pastedTypeOf(draft).check(question),
    ...(['tolerance', 'unit'] as const).flatMap((field) =>
      issueAt(fields.get(field), draft.type !== 'number', bulkPasteTexts.toleranceNeedsNumber),
    ),
  ];
}

/** What a request may not carry, told here before anything is sent. */
function limitIssues(question: PastedQuestion, draft: QuestionDraft): BulkIssue[] {
  const answer = question.fields.get('answer');
  const answerCount = 'correctAnswer' in draft ? [draft.correctAnswer].flat().length : 0;
  const isLong = (text: string) => text.length > TEXT_MAXIMUM_LENGTH;
  const tooLong = (field: string) => fieldTooLong(field, TEXT_MAXIMUM_LENGTH);
  return [
    ...issueAt(question, isLong(draft.text), tooLong('text')),
    ...issueAt(
      question.options.find(({ text }) => isLong(text)),
      true,
      tooLong('options'),
    ),
    ...issueAt(question.options[OPTION_MAXIMUM_COUNT], true, messages.optionsTooMany(OPTION_MAXIMUM_COUNT)),
    ...issueAt(answer, isLong(answer?.value ?? ''), tooLong('correctAnswer')),
    ...issueAt(answer, answerCount > OPTION_MAXIMUM_COUNT, messages.optionsTooMany(OPTION_MAXIMUM_COUNT)),
  ];
}
