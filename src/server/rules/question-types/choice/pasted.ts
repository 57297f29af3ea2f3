import { emptyListed, type ListedDraft } from '../../../../shared/question-types/listed-draft';
import { issueAt, rangeOnlyForSliders, shownBy } from '../../formats/typed/pasted-lines';
import type { PastedType } from '../../formats/typed/pasted-type';
import { typedSentences } from '../../formats/typed/sentences';
import type { TypedIssue, TypedQuestion } from '../../formats/typed/typed-question';

export const mcqPasted = {
  names: ['mcq', 'single choice', 'single answer', 'true/false', 'true or false'],
  example: `Which part of a plant cell makes sugar from light?
a) Nucleus
*b) Chloroplast
c) Mitochondrion
Marks: 1
Time: 30`,
  recognises: (question) => shownBy(question) === 'options' && question.chosen.length <= 1,
  read(question) {
    const [only = '', ...others] = question.chosen;
    // Two correct options do not make a single choice: neither is used, so that validation asks for one.
    const correct = others.length === 0 ? only : '';
    return { ...emptyListed('mcq', correct), options: question.options.map(({ text }) => text) };
  },
  check: checkPastedChoice,
} as const satisfies PastedType<ListedDraft<'mcq'>>;

export const msqPasted = {
  names: ['msq', 'multiple choice', 'multiple answers', 'multiple select', 'multiple response', 'checkboxes'],
  example: `Which of these are prime numbers?
*a) 2
b) 9
*c) 11
d) 15
Marks: 2
Time: 40`,
  recognises: (question) => shownBy(question) === 'options' && question.chosen.length > 1,
  read: (question) => ({
    ...emptyListed('msq', question.chosen),
    options: question.options.map(({ text }) => text),
  }),
  check: checkPastedChoice,
} as const satisfies PastedType<ListedDraft<'msq'>>;

/** Lines that do not fit a choice. */
function checkPastedChoice(question: TypedQuestion): TypedIssue[] {
  return [
    ...rangeOnlyForSliders(question),
    ...issueAt(
      question.fields.get('answer'),
      question.isAnswerAgainstMarks,
      typedSentences.answerAgainstMarks,
    ),
  ];
}
