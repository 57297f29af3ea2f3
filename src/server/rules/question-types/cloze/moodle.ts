import { escapeHtml } from '../../../../shared/escape-html';
import { readNumberKey, toleranceOf } from '../../../../shared/number-answer/number-key';
import type { QuestionOf } from '../../../../shared/question/schema';
import { partsBetweenGaps } from '../../../../shared/question-types/cloze/gap-runs';
import type { Gap } from '../../../../shared/question-types/cloze/schemas';
import type { MoodleBody } from '../../formats/moodle/moodle-body';
import { moodleLosses } from '../../formats/moodle/sentences';

/** Placeholder for a gap until the text has become HTML. */
const HOLE = '\ufdde';

export const moodleCloze = ({
  text,
  gaps,
  correctAnswer,
  partialCredit,
  maximumMarks,
}: QuestionOf<'cloze'>): MoodleBody => {
  const weights = weightsOf(gaps, maximumMarks);
  const sum = weights.reduce((all, each) => all + each, 0);
  const codes = gaps.map((gap, at) => codeOf(gap, correctAnswer[at] ?? [], weights[at] ?? 1));
  const parts = partsBetweenGaps(text);
  // Gaps without a placeholder follow the text.
  const behind = gaps.slice(parts.length - 1).map(() => ` ${HOLE}`);
  let next = 0;
  return {
    type: 'cloze',
    body: '',
    source: parts.join(HOLE) + behind.join(''),
    text: (html) => html.replaceAll(HOLE, () => codes[next++]?.code ?? ''),
    losses: [
      ...codes.flatMap(({ losses }) => losses),
      ...(sum === maximumMarks ? [] : [moodleLosses.gapMarks(maximumMarks, sum)]),
      ...(partialCredit ? [] : [moodleLosses.allOrNothing]),
    ],
  };
};

/** Integer weights, as Moodle requires: the marks of the gaps, doubled if there are halves, or equal shares. */
function weightsOf(gaps: readonly Gap[], maximumMarks: number): number[] {
  const marks = gaps.map(({ marks: own }) => own);
  if (marks.every((own) => own !== undefined)) {
    const factor = marks.every(Number.isInteger) ? 1 : 2;
    return marks.map((own) => own * factor);
  }
  const share = maximumMarks / gaps.length;
  return gaps.map(() => (Number.isInteger(share) ? share : 1));
}

interface Code {
  readonly code: string;
  readonly losses: readonly string[];
}

const codeWith = (weight: number, kind: string, answers: readonly string[]): string =>
  `{${weight}:${kind}:${answers.join('~')}}`;

function codeOf({ kind, options = [] }: Gap, accepted: readonly string[], weight: number): Code {
  if (kind === 'number') return numberCode(accepted, weight);
  if (kind === 'text') {
    const answers = accepted.map((text) => `=${escaped(text.replaceAll('*', '\\*'))}`);
    return { code: codeWith(weight, 'SHORTANSWER', answers), losses: [] };
  }
  const listed = options.map((option) => (accepted.includes(option) ? '=' : '') + escaped(option));
  return { code: codeWith(weight, 'MULTICHOICE', listed), losses: [] };
}

function numberCode(accepted: readonly string[], weight: number): Code {
  const keys = accepted.flatMap((text) => {
    const key = readNumberKey(text);
    return key ? [{ text, ...key }] : [];
  });
  return {
    code: codeWith(
      weight,
      'NUMERICAL',
      keys.map((key) => `=${key.value}:${toleranceOf(key)}`),
    ),
    losses: keys.flatMap(({ text, unit }) => (unit === undefined ? [] : [moodleLosses.gapUnit(text)])),
  };
}

const escaped = (text: string): string =>
  escapeHtml(text)
    .replaceAll('\\', '&#92;')
    // At the start these would set the grade of an answer.
    .replace(/^=/, '&#61;')
    .replace(/^%/, '&#37;')
    .replace(/ {2,}/g, (spaces) => ` ${'&nbsp;'.repeat(spaces.length - 1)}`)
    .replace(/[}~]|(?<!&)#/g, '\\$&');
