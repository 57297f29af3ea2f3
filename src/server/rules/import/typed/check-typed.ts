import { OPTION_MAXIMUM_COUNT, TEXT_MAXIMUM_LENGTH } from '../../../../shared/constants';
import { fieldTooLong, messages } from '../../../../shared/messages';
import type { QuestionDraft } from '../../../../shared/question/draft';
import { QUESTION_TYPES } from '../../../../shared/question-types/registry';
import { readMarks } from '../../formats/typed/field-values';
import { issueAt } from '../../formats/typed/pasted-lines';
import { typedSentences } from '../../formats/typed/sentences';
import type { TypedIssue, TypedQuestion } from '../../formats/typed/typed-question';
import { serverModuleOf } from '../../question-types/registry';
import { namedType } from './type-of-typed';

/** Problems that `validateQuestion` cannot see: unused lines, and values that a request may not contain. */
export function checkTyped(question: TypedQuestion, draft: QuestionDraft): string[] {
  const issues = [...question.issues, ...lineIssues(question, draft), ...limitIssues(question, draft)];
  return issues
    .sort((a, b) => a.line - b.line)
    .map(({ line, sentence }) => (line === question.line ? sentence : typedSentences.inLine(line, sentence)));
}

/** Lines that this question cannot use or that are unreadable. */
function lineIssues(question: TypedQuestion, draft: QuestionDraft): TypedIssue[] {
  const { fields } = question;
  const marks = fields.get('marks');
  return [
    ...issueAt(
      fields.get('type'),
      namedType(question) === undefined,
      typedSentences.typeUnknown(QUESTION_TYPES),
    ),
    ...issueAt(marks, marks !== undefined && readMarks(marks.value) === null, typedSentences.marksInvalid),
    ...serverModuleOf(draft).pasted.check(question),
    ...(['tolerance', 'unit'] as const).flatMap((field) =>
      issueAt(
        fields.get(field),
        !serverModuleOf(draft).pasted.takesTolerance,
        typedSentences.toleranceNeedsNumber,
      ),
    ),
  ];
}

function limitIssues(question: TypedQuestion, draft: QuestionDraft): TypedIssue[] {
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
    ...issueAt(question.fields.get('explanation'), isLong(draft.explanation ?? ''), tooLong('explanation')),
    ...issueAt(answer, answerCount > OPTION_MAXIMUM_COUNT, messages.optionsTooMany(OPTION_MAXIMUM_COUNT)),
  ];
}
