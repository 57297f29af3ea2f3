import type { Answer } from '../../answer/answer';
import { MARK_STEP } from '../../constants';
import { isOtherByCase } from '../../number-answer/case-of-units';
import {
  isNumberRight,
  type JudgedNumber,
  judgeNumber,
  sameNumberAs,
} from '../../number-answer/judge-number';
import { numberMessages } from '../../number-answer/messages';
import { numberKeyText, readNumberKey } from '../../number-answer/number-key';
import { readNumberAnswer } from '../../number-answer/read-number-answer';
import { widenKey } from '../../number-answer/widen-key';
import { isThousandfold } from '../../sameness/compare-texts';
import type { AnswerChoice, ObjectiveMarking } from '../objective-marking';
import type { BodyBy } from '../question-type-module';
import type { numberSchemas } from './module';

type Body = BodyBy<typeof numberSchemas>;

export const numberMarking = {
  mark({ correctAnswer, partialCredit, maximumMarks }, answer) {
    const judged = judge({ correctAnswer }, answer);
    if (!judged?.isValueRight) return { isCorrect: false, score: 0 };
    if (judged.unit === 'right') return { isCorrect: true, score: maximumMarks };
    const half = Math.floor(maximumMarks / 2 / MARK_STEP) * MARK_STEP;
    return { isCorrect: false, score: partialCredit ? half : 0 };
  },
  remark,
  doubt,
  chance: () => 0,
  sameAs: ({ correctAnswer }, answer) => sameNumberAs(correctAnswer, String(answer)),
  keyedBy(body, answer) {
    const key = readNumberKey(String(answer));
    if (!key) return undefined;
    const { unit: _, ...kept } = body.correctAnswer;
    return {
      ...body,
      correctAnswer: { ...kept, value: key.value, ...(key.unit !== undefined && { unit: key.unit }) },
    };
  },
  choices,
} as const satisfies ObjectiveMarking<Body>;

const judge = ({ correctAnswer }: Pick<Body, 'correctAnswer'>, answer: Answer): JudgedNumber | undefined =>
  typeof answer === 'object' ? undefined : judgeNumber(correctAnswer, String(answer));

function doubt(body: Body, answer: Answer): string | undefined {
  const judged = judge(body, answer);
  const [key, text] = [body.correctAnswer, String(answer)];
  if (judged?.isValueRight === false)
    return isThousandfold(key, text) ? numberMessages.maybeThousands : undefined;
  const { unit = '' } = readNumberAnswer(text) ?? {};
  return judged?.unit === 'wrong' && isOtherByCase(unit, key.unit ?? '')
    ? numberMessages.maybeOtherUnit
    : undefined;
}

function remark(body: Body, answer: Answer): string | undefined {
  const judged = judge(body, answer);
  if (!judged) return numberMessages.notReadAsNumber;
  if (judged.isValueRight) {
    const said = {
      right: undefined,
      missing: numberMessages.onlyUnitMissing,
      wrong: numberMessages.onlyUnitWrong,
    };
    return said[judged.unit];
  }
  if (body.correctAnswer.unit === undefined) return undefined;
  return {
    right: numberMessages.onlyValueWrong,
    missing: numberMessages.valueWrongUnitMissing,
    wrong: numberMessages.valueAndUnitWrong,
  }[judged.unit];
}

/** A row for each given number in its most frequent spelling, in ascending order; other texts come last. */
function choices(body: Body, given: readonly Answer[]): AnswerChoice<Body>[] {
  const { correctAnswer } = body;
  const texts = given
    .flatMap((answer) => (typeof answer === 'object' ? [] : [String(answer)]))
    .filter(isText);
  const sameBy = new Map(texts.map((text) => [text, sameNumberAs(correctAnswer, text)]));
  const same = (answer: Answer) => sameBy.get(String(answer)) ?? sameNumberAs(correctAnswer, String(answer));
  const key = numberKeyText({ value: correctAnswer.value, unit: correctAnswer.unit });
  const groups = Map.groupBy(texts, same);
  if (!groups.has(sameNumberAs(correctAnswer, key))) groups.set(sameNumberAs(correctAnswer, key), [key]);
  const place = (text: string) => judgeNumber(correctAnswer, text)?.value ?? Number.POSITIVE_INFINITY;
  return [...groups]
    .map(([id, spelled]) => ({ id, label: mostFrequent(spelled) }))
    .sort((left, right) => compare(place(left.label), place(right.label)))
    .map(({ id, label }) => {
      const wider = widerKey(body, label);
      return {
        ...{ label, isKey: isNumberRight(correctAnswer, label), isNear: doubt(body, label) !== undefined },
        isChosenBy: (answer) => typeof answer !== 'object' && isText(String(answer)) && same(answer) === id,
        ...(wider && { accepting: () => wider }),
      };
    });
}

const isText = (text: string) => text.trim() !== '';

/** The question with its tolerance widened to an answer in the right unit. */
function widerKey(body: Body, text: string): Body | undefined {
  const judged = judgeNumber(body.correctAnswer, text);
  const wider = judged?.unit === 'right' ? widenKey(body.correctAnswer, judged.value) : undefined;
  return wider && { ...body, correctAnswer: { ...body.correctAnswer, ...wider } };
}

const compare = (left: number, right: number) => (left < right ? -1 : left > right ? 1 : 0);

function mostFrequent(texts: readonly string[]): string {
  const counted = [
    ...Map.groupBy(
      texts.map((text) => text.trim()),
      (text) => text,
    ),
  ];
  return counted.reduce((most, each) => (each[1].length > most[1].length ? each : most))[0];
}
