import { ownText } from '../../../../shared/answer/text-record';
import type { QuestionOf } from '../../../../shared/question/schema';
import { isAnsweredBy } from '../../../../shared/question-types/traits';
import { RESPONSE, responseDeclaration } from '../../formats/qti/declarations';
import * as scoring from '../../formats/qti/scoring';
import * as sentences from '../../formats/qti/sentences';
import { type XhtmlSetting, xhtmlBlocks, xhtmlInline } from '../../formats/qti/xhtml';
import { xmlElement } from '../../formats/qti/xml-text';

export interface ItemParts {
  readonly declarations: readonly string[];
  readonly body: string;
  readonly processing: readonly string[];
  readonly feedback: readonly (readonly [identifier: string, text: string])[];
  readonly losses: readonly string[];
}

export const NO_PARTS = { feedback: [], losses: [] } as const;
const optionName = (at: number): string => `choice_${at + 1}`;

type Choice = QuestionOf<'mcq'> | QuestionOf<'msq'>;

export function choiceParts(question: Choice, setting: XhtmlSetting): ItemParts {
  const { options, maximumMarks, feedback } = question;
  const right = new Set([question.correctAnswer].flat());
  const mapping = mappingOf(question);
  const isSingle = isAnsweredBy(question, 'option');
  const written = options.map((option, at) =>
    xmlElement('simpleChoice', { identifier: optionName(at) }, xhtmlInline(option, setting)),
  );
  return {
    ...NO_PARTS,
    declarations: [
      responseDeclaration({
        cardinality: isSingle ? 'single' : 'multiple',
        baseType: 'identifier',
        correct: options.flatMap((option, at) => (right.has(option) ? [optionName(at)] : [])),
        ...(mapping && { mapping, bounds: [0, maximumMarks] }),
      }),
    ],
    body:
      xhtmlBlocks(question.text, setting) +
      xmlElement(
        'choiceInteraction',
        { responseIdentifier: RESPONSE, shuffle: 'false', maxChoices: isSingle ? 1 : 0 },
        written,
      ),
    processing: [
      mapping ? scoring.mappedMarks(RESPONSE) : scoring.marksIf(scoring.isCorrect(RESPONSE), maximumMarks),
    ],
    feedback: options.flatMap((option, at) => {
      const said = ownText(feedback, option);
      return said === undefined ? [] : [[optionName(at), said] as const];
    }),
  };
}

/** The marks of each option, for choices that are not simply right or wrong. */
function mappingOf(question: Choice): (readonly [string, number])[] | undefined {
  const { options, maximumMarks, weights = {} } = question;
  const right = new Set([question.correctAnswer].flat());
  const isWeighed = Object.keys(weights).length > 0;
  if (isAnsweredBy(question, 'options') ? !question.partialCredit : !isWeighed) return undefined;
  return options.flatMap((option, at) => {
    const percent = Object.hasOwn(weights, option) ? (weights[option] ?? 0) : 0;
    const share = (right.has(option) ? 1 : -1) / right.size;
    const all = isAnsweredBy(question, 'option') && right.has(option) ? 100 : percent;
    const marks = (isWeighed ? all / 100 : share) * maximumMarks;
    return marks === 0 ? [] : [[optionName(at), Number(marks.toFixed(6))] as const];
  });
}

export function orderParts(question: QuestionOf<'order'>, setting: XhtmlSetting): ItemParts {
  const names = new Map(question.options.map((option, at) => [option, optionName(at)]));
  const written = question.options.map((option, at) =>
    xmlElement('simpleChoice', { identifier: optionName(at) }, xhtmlInline(option, setting)),
  );
  return {
    ...NO_PARTS,
    declarations: [
      responseDeclaration({
        ...{ cardinality: 'ordered', baseType: 'identifier' },
        correct: question.correctAnswer.flatMap((option) => names.get(option) ?? []),
      }),
    ],
    body:
      xhtmlBlocks(question.text, setting) +
      xmlElement('orderInteraction', { responseIdentifier: RESPONSE, shuffle: 'true' }, written),
    processing: [scoring.marksIf(scoring.isCorrect(RESPONSE), question.maximumMarks)],
    losses: question.partialCredit ? [sentences.orderPartsLost] : [],
  };
}

export function matchParts(question: QuestionOf<'match'>, setting: XhtmlSetting): ItemParts {
  const { left, right, correctAnswer, maximumMarks, partialCredit } = question;
  const places = new Map(right.map((side, at) => [side, `right_${at + 1}`]));
  const pairs = left.flatMap((side, at) => {
    const place = places.get(ownText(correctAnswer, side) ?? '');
    return place === undefined ? [] : [`left_${at + 1} ${place}`];
  });
  const set = (sides: readonly string[], { name, most }: { name: string; most: number }) =>
    xmlElement(
      'simpleMatchSet',
      {},
      sides.map((side, at) =>
        xmlElement(
          'simpleAssociableChoice',
          { identifier: `${name}_${at + 1}`, matchMax: most },
          xhtmlInline(side, setting),
        ),
      ),
    );
  const share = Number((maximumMarks / Math.max(1, pairs.length)).toFixed(6));
  return {
    ...NO_PARTS,
    declarations: [
      responseDeclaration({
        ...{ cardinality: 'multiple', baseType: 'directedPair', correct: pairs },
        ...(partialCredit && {
          mapping: pairs.map((pair) => [pair, share] as const),
          bounds: [0, maximumMarks],
        }),
      }),
    ],
    body:
      xhtmlBlocks(question.text, setting) +
      xmlElement(
        'matchInteraction',
        { responseIdentifier: RESPONSE, shuffle: 'true', maxAssociations: left.length },
        set(left, { name: 'left', most: 1 }) + set(right, { name: 'right', most: 0 }),
      ),
    processing: [
      partialCredit
        ? scoring.mappedMarks(RESPONSE)
        : scoring.marksIf(scoring.isCorrect(RESPONSE), maximumMarks),
    ],
  };
}

export function sliderParts(question: QuestionOf<'slider'>, setting: XhtmlSetting): ItemParts {
  const { min, max, step, correctAnswer, maximumMarks } = question;
  const isWhole = Number.isInteger(step);
  return {
    ...NO_PARTS,
    declarations: [
      responseDeclaration({ cardinality: 'single', baseType: 'float', correct: correctAnswer.slice(0, 1) }),
    ],
    body:
      xhtmlBlocks(question.text, setting) +
      xmlElement('sliderInteraction', {
        ...{ responseIdentifier: RESPONSE, lowerBound: min, upperBound: max },
        ...(isWhole && { step }),
      }),
    processing: [
      scoring.marksIf(
        scoring.either(correctAnswer.map((value) => scoring.isNumber(RESPONSE, { value }))),
        maximumMarks,
      ),
    ],
    losses: isWhole ? [] : [sentences.stepLost(step)],
  };
}
