import { ownText } from '../../../../shared/answer/text-record';
import type { QuestionOf } from '../../../../shared/question/schema';
import { RESPONSE, responseDeclaration } from '../../formats/qti/declarations';
import { type ItemParts, NO_PARTS, optionName } from '../../formats/qti/item-parts';
import * as scoring from '../../formats/qti/scoring';
import { type XhtmlSetting, xhtmlBlocks, xhtmlInline } from '../../formats/qti/xhtml';
import { xmlElement } from '../../formats/qti/xml-text';

type Choice = QuestionOf<'mcq'> | QuestionOf<'msq'>;

export function qtiChoice(question: Choice, setting: XhtmlSetting): ItemParts {
  const { options, maximumMarks, feedback } = question;
  const right = new Set([question.correctAnswer].flat());
  const mapping = mappingOf(question);
  const isSingle = question.type === 'mcq';
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
  if (question.type === 'msq' ? !question.partialCredit : !isWeighed) return undefined;
  return options.flatMap((option, at) => {
    const percent = Object.hasOwn(weights, option) ? (weights[option] ?? 0) : 0;
    const share = (right.has(option) ? 1 : -1) / right.size;
    const all = question.type === 'mcq' && right.has(option) ? 100 : percent;
    const marks = (isWeighed ? all / 100 : share) * maximumMarks;
    return marks === 0 ? [] : [[optionName(at), Number(marks.toFixed(6))] as const];
  });
}
