import type { Answer } from '../../answer/answer';
import { MARK_STEP } from '../../constants';
import { isNumberRight, sameNumberAs } from '../../number-answer/judge-number';
import { numberKeyText, readNumberKey } from '../../number-answer/number-key';
import { compareTexts, type Sameness } from '../../sameness/compare-texts';
import { foldText } from '../../sameness/fold-text';
import type { AnswerChoice, ObjectiveMarking } from '../objective-marking';
import { gapTexts } from './gap-texts';
import type { ClozeBody, Gap } from './schemas';

type Marked = ClozeBody & { readonly maximumMarks: number };

/** Marks each gap separately; with part marks, right gaps earn their share. */
export const clozeMarking = {
  mark(question: Marked, answer: Answer) {
    const right = rightGaps(question, answer);
    const isCorrect = right.every(Boolean);
    if (isCorrect) return { isCorrect, score: question.maximumMarks };
    return { isCorrect, score: question.partialCredit ? partMarks(question, right) : 0 };
  },
  remark(body: ClozeBody, answer: Answer) {
    if (!Array.isArray(answer)) return undefined;
    const [wrong, near] = [gapsThatAre('different', body, answer), gapsThatAre('nearly', body, answer)];
    const said = [
      ...(wrong.length > 0 ? [gapTexts.gapsNotRight(wrong)] : []),
      ...(near.length > 0 ? [gapTexts.gapsNearlyRight(near)] : []),
    ];
    return said.length > 0 ? said.join(' ') : undefined;
  },
  doubt(body: ClozeBody, answer: Answer) {
    const near = gapsThatAre('nearly', body, answer);
    return near.length > 0 ? gapTexts.gapsNearlyRight(near) : undefined;
  },
  chance({ gaps, partialCredit }: ClozeBody) {
    const chances = gaps.map(({ kind, options = [] }) => (kind === 'select' ? 1 / options.length : 0));
    if (!partialCredit) return chances.reduce((all, chance) => all * chance, 1);
    const weights = weightsOf(gaps);
    const guessed = chances.reduce((sum, chance, at) => sum + chance * (weights[at] ?? 0), 0);
    return guessed / sumOf(weights);
  },
  partsRight: (body: ClozeBody, answer: Answer) =>
    Array.isArray(answer) ? rightGaps(body, answer) : undefined,
  sameAs: (body: ClozeBody, answer: Answer) =>
    JSON.stringify(Array.isArray(answer) ? answer.map((text, at) => sameInGap(body, at, text)) : answer),
  keyedBy(body: ClozeBody, answer: Answer) {
    if (!Array.isArray(answer)) return undefined;
    const correctAnswer = body.correctAnswer.map((accepted, at) => {
      const text = (answer[at] ?? '').trim();
      return text === '' || samenessOf(body, at, text) === 'same' ? accepted : [text];
    });
    return { ...body, correctAnswer };
  },
  choices,
} as const satisfies ObjectiveMarking<ClozeBody>;

/** For each gap, whether its answer is surely right. */
const rightGaps = (body: ClozeBody, answer: Answer): boolean[] =>
  body.gaps.map((_, at) => gapSameness(body, at, answer) === 'same');

/** The gaps, from 1, whose answers have this sameness to the key. */
const gapsThatAre = (sameness: Sameness, body: ClozeBody, answer: Answer): number[] =>
  body.gaps.flatMap((_, at) => (gapSameness(body, at, answer) === sameness ? [at + 1] : []));

const gapSameness = (body: ClozeBody, at: number, answer: Answer): Sameness =>
  samenessOf(body, at, Array.isArray(answer) ? (answer[at] ?? '') : '');

/** The sameness of a text to the nearest accepted one. */
function samenessOf({ gaps, correctAnswer }: ClozeBody, at: number, given: string): Sameness {
  const accepted = correctAnswer[at] ?? [];
  const kind = gaps[at]?.kind;
  if (given.trim() === '') return 'different';
  if (kind === 'select' || accepted.includes(given)) return accepted.includes(given) ? 'same' : 'different';
  const found = accepted.map((each) =>
    kind === 'number' && isNumberAccepted(each, given) ? 'same' : compareTexts(each, given),
  );
  if (found.includes('same')) return 'same';
  return found.includes('nearly') ? 'nearly' : 'different';
}

/** Equal for equivalent answers to a gap; an accepted answer counts as its number, without the tolerance. */
function sameInGap(body: ClozeBody, at: number, text: string): string {
  const kind = body.gaps[at]?.kind;
  if (kind === 'select') return text;
  const accepted = body.correctAnswer[at] ?? [];
  const [first = ''] = accepted;
  const key = kind === 'number' && text.trim() !== '' ? readNumberKey(first) : undefined;
  if (key) return sameNumberAs(key, text === first ? numberKeyText({ ...key, tolerance: undefined }) : text);
  return foldText(accepted.find((each) => compareTexts(each, text) === 'same') ?? text);
}

function isNumberAccepted(accepted: string, given: string): boolean {
  const key = readNumberKey(accepted);
  return key !== undefined && isNumberRight(key, given);
}

const weightsOf = (gaps: readonly Gap[]): number[] => gaps.map(({ marks }) => marks ?? 1);
const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0);

/** The marks of the right gaps, rounded down to a half, so that only all gaps earn all marks. */
function partMarks({ gaps, maximumMarks }: Marked, right: readonly boolean[]): number {
  const weights = weightsOf(gaps);
  const earned = sumOf(weights.filter((_, at) => right[at]));
  return Math.floor((earned * maximumMarks) / (sumOf(weights) * MARK_STEP)) * MARK_STEP;
}

/** A row for each gap and answer: every option of a list; for typed gaps the key and the given answers. */
function choices(body: ClozeBody, given: readonly Answer[]): AnswerChoice<ClozeBody>[] {
  const lists = given.filter((answer) => Array.isArray(answer));
  return body.gaps.flatMap((gap, at) => {
    const [first = ''] = body.correctAnswer[at] ?? [];
    const answers = lists.map((answer) => answer[at] ?? '').filter((text) => text.trim() !== '');
    const texts = gap.kind === 'select' ? (gap.options ?? []) : [first, ...answers];
    const sayingOf = new Map(texts.map((text) => [text, sameInGap(body, at, text)]));
    const bySaying = new Map(texts.map((text) => [sayingOf.get(text), text] as const).toReversed());
    return [...bySaying].toReversed().map(([said, text]) => {
      const sameness = samenessOf(body, at, text);
      const isKey = sameness === 'same' || text === first;
      return {
        ...{ label: text, group: gapTexts.gap(at + 1), isKey, isNear: sameness === 'nearly' },
        isChosenBy: (answer: Answer) =>
          Array.isArray(answer) &&
          (sayingOf.get(answer[at] ?? '') ?? sameInGap(body, at, answer[at] ?? '')) === said,
        ...(!isKey && { accepting: () => withAccepted(body, at, text) }),
      };
    });
  });
}

const withAccepted = (body: ClozeBody, at: number, text: string): ClozeBody => ({
  ...body,
  correctAnswer: body.correctAnswer.with(at, [...(body.correctAnswer[at] ?? []), text.trim()]),
});
