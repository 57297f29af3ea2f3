import type { BulkIssue, PastedQuestion } from '../question/bulk-paste-groups';
import { bulkPasteTexts } from '../question/bulk-paste-texts';
import { emptyListed, type ListedDraft } from './listed-draft';
import { issueAt, rangeOnlyForSliders, shownBy } from './pasted-lines';
import { chosenOptions, isAnswerAgainstStars } from './pasted-options';
import type { PastedType } from './pasted-type';

export const mcqPasted = {
  names: ['mcq', 'single choice'],
  example: `Which part of a plant cell makes sugar from light?
a) Nucleus
*b) Chloroplast
c) Mitochondrion
Marks: 1
Time: 30`,
  recognises: (question) => shownBy(question) === 'options' && chosenOptions(question).length <= 1,
  read(question) {
    const [only = '', ...others] = chosenOptions(question);
    // Two correct options make no single choice: none is taken, so that validation asks for one.
    const correct = others.length === 0 ? only : '';
    return { ...emptyListed('mcq', correct), options: question.options.map(({ text }) => text) };
  },
  check: checkPastedChoice,
} as const satisfies PastedType<ListedDraft<'mcq'>>;

export const msqPasted = {
  names: ['msq', 'multiple choice'],
  example: `Which of these are prime numbers?
*a) 2
b) 9
*c) 11
d) 15
Marks: 2
Time: 40`,
  recognises: (question) => shownBy(question) === 'options' && chosenOptions(question).length > 1,
  read: (question) => ({
    ...emptyListed('msq', chosenOptions(question)),
    options: question.options.map(({ text }) => text),
  }),
  check: checkPastedChoice,
} as const satisfies PastedType<ListedDraft<'msq'>>;

/** Lines of a pasted choice that fit no choice. */
function checkPastedChoice(question: PastedQuestion): BulkIssue[] {
  return [
    ...rangeOnlyForSliders(question),
    ...issueAt(
      question.fields.get('answer'),
      isAnswerAgainstStars(question),
      bulkPasteTexts.answerAgainstStars,
    ),
  ];
}
