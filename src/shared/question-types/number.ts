import * as z from 'zod';
import type { Answer } from '../attempt/answer';
import { MARK_STEP } from '../constants';
import { isNumberRight, type JudgedNumber, judgeNumber, sameNumberAs } from '../number-answer/judge-number';
import { numberMessages } from '../number-answer/messages';
import { numberKeyText, RELATIVE_TOLERANCE } from '../number-answer/number-key';
import { widenKey } from '../number-answer/widen-key';
import { keptText } from './kept-text';
import { checkNumber, emptyNumber, type NumberDraft, numberKeyOf, readNumberDraft } from './number-draft';
import type { AnswerChoice, PartsBy, QuestionTypeModule } from './question-type-module';

const type = 'number';

export const numberSchemas = () => ({
  body: z.object({
    type: z.literal(type),
    correctAnswer: z.object({
      value: z.number(),
      /** In the unit of the value, or relative to it: "5%". */
      tolerance: z.union([z.number().nonnegative(), z.string().regex(RELATIVE_TOLERANCE)]).exactOptional(),
      unit: z.string().min(1).exactOptional(),
    }),
    /** Whether the right value earns half the marks where the unit is missing or wrong. */
    partialCredit: z.boolean().default(false),
  }),
  /** Students are told that a unit is asked for, not which. */
  asked: z.object({ type: z.literal(type), asksUnit: z.boolean() }),
});

type NumberParts = PartsBy<typeof numberSchemas, NumberDraft>;
type Body = NumberParts['body'];

/** A number, with or without a unit, as students write it; within a tolerance, and in any unit that measures the same. */
export const number = {
  type,
  empty: emptyNumber,
  blank: () => ({ ...emptyNumber(), partialCredit: true }),
  read: readNumberDraft,
  toFields: ({ correctAnswer, partialCredit }) => ({
    correctAnswer: JSON.stringify(correctAnswer),
    partialCredit: String(partialCredit),
  }),
  check: checkNumber,
  toBody(draft) {
    const { value = 0, tolerance, unit } = numberKeyOf(draft) ?? {};
    return {
      type,
      correctAnswer: {
        value,
        ...(tolerance !== undefined && { tolerance }),
        ...(unit !== undefined && { unit }),
      },
      partialCredit: draft.partialCredit,
    };
  },
  toDraft: ({ correctAnswer: { value, tolerance = null, unit = '' }, partialCredit }) => ({
    ...{ type, correctAnswer: { value, tolerance, unit }, partialCredit },
  }),
  toAsked: ({ correctAnswer: { unit } }) => ({ type, asksUnit: unit !== undefined }),
  toPreview: (draft) => ({ type, asksUnit: numberKeyOf(draft)?.unit !== undefined }),
  frozenParts: () => null,
  key: ({ correctAnswer, partialCredit }) => ({ correctAnswer, partialCredit }),
  keyText: ({ correctAnswer }) => numberKeyText(correctAnswer),
  formattedTexts: () => [],
  shownOptions: () => undefined,
  withOptionsIn: (body) => body,
  isAlwaysShuffled: false,
  isListASet: false,
  readAnswer(_, raw) {
    if (typeof raw === 'number') return String(raw);
    return typeof raw === 'string' ? keptText(raw) : undefined;
  },
  marking: {
    kind: 'objective',
    mark({ correctAnswer, partialCredit, maximumMarks }, answer) {
      const judged = judge({ correctAnswer }, answer);
      if (!judged?.isValueRight) return { isCorrect: false, score: 0 };
      if (judged.unit === 'right') return { isCorrect: true, score: maximumMarks };
      const half = Math.floor(maximumMarks / 2 / MARK_STEP) * MARK_STEP;
      return { isCorrect: false, score: partialCredit ? half : 0 };
    },
    remark,
    chance: () => 0,
    sameAs: ({ correctAnswer }, answer) => sameNumberAs(correctAnswer, String(answer)),
    optionCount: () => 0,
    choices,
  },
} as const satisfies QuestionTypeModule<NumberParts>;

const judge = ({ correctAnswer }: Pick<Body, 'correctAnswer'>, answer: Answer): JudgedNumber | undefined =>
  typeof answer === 'object' ? undefined : judgeNumber(correctAnswer, String(answer));

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

/** A row for each number that was given, in the words of most who gave it, from small to large; last what is no number. */
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
        ...{ label, isKey: isNumberRight(correctAnswer, label) },
        isChosenBy: (answer) => typeof answer !== 'object' && isText(String(answer)) && same(answer) === id,
        ...(wider && { accepting: () => wider }),
      };
    });
}

const isText = (text: string) => text.trim() !== '';

/** The question with a tolerance that takes in an answer in the right unit. */
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
