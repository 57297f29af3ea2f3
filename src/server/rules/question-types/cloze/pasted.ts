import { BLANK_GAP, type ClozeDraft } from '../../../../shared/question-types/cloze/draft';
import { gapRunCount } from '../../../../shared/question-types/cloze/gap-runs';
import {
  answersToGaps,
  optionsOnlyForChoices,
  pastedAnswerText,
  rangeOnlyForSliders,
  shownBy,
} from '../../formats/typed/pasted-lines';
import type { PastedType } from '../../formats/typed/pasted-type';
import type { TypedQuestion } from '../../formats/typed/typed-question';

/** A cloze has ___ in its text and answers in order: ";" separates gaps, "|" alternatives. */
export const clozePasted = {
  names: [
    'cloze',
    'gaps',
    'fill in the gaps',
    'fill in the blanks',
    'fill in the blank',
    'fill-in-the-blank',
  ],
  example: `The heart pumps ___ to the lungs, where it takes up ___.
Answer: blood; oxygen | O2
Marks: 2
Time: 40`,
  recognises: (question) => shownBy(question) === 'gaps',
  read(question) {
    const correctAnswer = answersIn(question);
    const count = Math.max(gapRunCount(question.text), correctAnswer.length);
    return {
      type: 'cloze',
      gaps: Array.from({ length: count }, () => BLANK_GAP),
      correctAnswer,
      partialCredit: true,
    };
  },
  check: (question) => [...optionsOnlyForChoices(question), ...rangeOnlyForSliders(question)],
} as const satisfies PastedType<ClozeDraft>;

function answersIn(question: TypedQuestion): string[][] {
  const answer = pastedAnswerText(question);
  if (answer === '') return [];
  const answers = answersToGaps(question, gapRunCount(question.text)) ?? answer.split(';');
  return answers.map((gap) => gap.split('|').map((text) => text.trim()));
}
