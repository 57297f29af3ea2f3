import { blankQuestion } from '../../../../shared/question/draft';
import { type AnswersReading, readingOf } from '../answers-reading';
import { numberIn } from '../file-numbers';
import { asQuoted, listedAnswers } from './gift-answers';
import type { GiftSource } from './gift-reading';
import { feedbackLine } from './gift-written';
import { giftSentences } from './sentences';

interface NumberAnswer {
  readonly text: string;
  readonly weight: number;
  readonly value: string | number;
  readonly tolerance: string | number | null;
  readonly feedback: string;
}

const ALL = 100;

/** A number: the first answer with all marks. Further answers with all marks need a look. */
export function readNumber({ inside, texts }: GiftSource): AnswersReading {
  const answers = listedAnswers(inside.slice(1)).map(({ text, weight = ALL, feedback, sign }) => ({
    ...{ text: asQuoted(text), ...numberOf(texts.plain(text)), feedback: texts.rich(feedback) },
    weight: sign === '~' ? 0 : weight,
  }));
  const best = Math.max(0, ...answers.map(({ weight }) => weight));
  const right = answers.filter(({ weight }) => weight > 0 && weight === best);
  const key = rightest(right);
  const others = answers.filter(({ weight }) => weight > 0 && weight < best);
  return readingOf(
    {
      ...blankQuestion('number'),
      correctAnswer: { value: key?.value ?? null, tolerance: key?.tolerance ?? null, unit: '' },
    },
    {
      problems: differ(right) ? [giftSentences.numbersSeveral(right.map(({ text }) => text))] : [],
      notes: [
        ...(best > 0 && best < ALL ? [giftSentences.bestPartly(best)] : []),
        ...others.map(({ text, weight }) => giftSentences.numberPartly(text, weight)),
      ],
      feedback: answers.flatMap(({ text, feedback }) => feedbackLine(text, feedback)),
    },
  );
}

const differ = (right: readonly NumberAnswer[]): boolean =>
  new Set(right.map(({ value }) => String(value))).size > 1;

/** The number with the widest tolerance among those with the same value. */
const rightest = (right: readonly NumberAnswer[]): NumberAnswer | undefined =>
  differ(right)
    ? right[0]
    : right.toSorted((one, other) => Number(other.tolerance) - Number(one.tolerance))[0];

/** "3:0.1", "1..5", "3"; anything else stays unchanged, for the teacher to correct. */
function numberOf(text: string): Pick<NumberAnswer, 'value' | 'tolerance'> {
  const [low = '', high] = text.split('..').map((part) => part.trim());
  if (high !== undefined && low !== '') {
    const [from, to] = [numberIn(low), numberIn(high)];
    if (from === undefined || to === undefined) return { value: text, tolerance: null };
    return { value: rounded((from + to) / 2), tolerance: rounded(Math.abs(to - from) / 2) };
  }
  const [value = '', margin = ''] = text.split(':').map((part) => part.trim());
  const tolerance = numberIn(margin) ?? (margin === '' ? 0 : margin);
  return { value: numberIn(value) ?? value, tolerance: tolerance === 0 ? null : tolerance };
}

/** 3.1415, not 3.1414999999999997. */
const rounded = (number: number): number => Number(number.toPrecision(12));
