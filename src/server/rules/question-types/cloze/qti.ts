import { readNumberKey } from '../../../../shared/number-answer/number-key';
import type { QuestionOf } from '../../../../shared/question/schema';
import { RESPONSE, responseDeclaration } from '../../formats/qti/declarations';
import { type ItemParts, NO_PARTS } from '../../formats/qti/item-parts';
import * as scoring from '../../formats/qti/scoring';
import * as sentences from '../../formats/qti/sentences';
import { entry, withGaps } from '../../formats/qti/text-entries';
import type { XhtmlSetting } from '../../formats/qti/xhtml';
import { xmlElement, xmlText } from '../../formats/qti/xml-text';

interface Gap {
  readonly declaration: string;
  readonly interaction: string;
  /** Whether the answer is correct. */
  readonly condition: string;
  readonly marks: number;
  readonly losses: readonly string[];
}

export function qtiCloze(question: QuestionOf<'cloze'>, setting: XhtmlSetting): ItemParts {
  const gaps = question.gaps.map((_, at) => gapOf(question, at));
  const conditions = gaps.map(({ condition }) => condition);
  return {
    ...NO_PARTS,
    declarations: gaps.map(({ declaration }) => declaration),
    body: withGaps(question.text, { gaps: gaps.map(({ interaction }) => interaction), setting }),
    processing: question.partialCredit
      ? gaps.map(({ condition, marks }) => scoring.moreMarksIf(condition, marks))
      : [scoring.marksIf(scoring.all(conditions), question.maximumMarks)],
    losses: gaps.flatMap(({ losses }) => losses),
  };
}

function gapOf({ gaps, correctAnswer, maximumMarks }: QuestionOf<'cloze'>, at: number): Gap {
  const { kind = 'text', options = [], marks = maximumMarks / gaps.length } = gaps[at] ?? {};
  const accepted = correctAnswer[at] ?? [];
  const identifier = `${RESPONSE}_${at + 1}`;
  const base = { identifier, cardinality: 'single' } as const;
  const rounded = Number(marks.toFixed(6));
  if (kind === 'select') {
    const names = options.map((option, place) => [option, `gap_${at + 1}_${place + 1}`] as const);
    const right = names.flatMap(([option, name]) => (accepted.includes(option) ? [name] : []));
    const list = names.map(([option, name]) =>
      xmlElement('inlineChoice', { identifier: name }, xmlText(option).replace(/ {2}/g, ' \u00a0')),
    );
    return {
      declaration: responseDeclaration({ ...base, baseType: 'identifier', correct: right.slice(0, 1) }),
      interaction: xmlElement(
        'inlineChoiceInteraction',
        { responseIdentifier: identifier, shuffle: 'false' },
        list,
      ),
      ...{ condition: scoring.isOption(identifier, right), marks: rounded, losses: [] },
    };
  }
  const interaction = entry(identifier);
  const keys = kind === 'number' ? accepted.flatMap((text) => readNumberKey(text) ?? []) : [];
  const [first] = keys;
  if (first)
    return {
      declaration: responseDeclaration({ ...base, baseType: 'float', correct: [first.value] }),
      interaction,
      condition: scoring.either(keys.map((key) => scoring.isNumber(identifier, key))),
      marks: rounded,
      losses: keys.flatMap(({ unit }) => (unit === undefined ? [] : [sentences.unitLost(unit)])),
    };
  return {
    declaration: responseDeclaration({ ...base, baseType: 'string', correct: accepted.slice(0, 1) }),
    interaction,
    ...{ condition: scoring.isOneOf(identifier, accepted), marks: rounded, losses: [] },
  };
}
