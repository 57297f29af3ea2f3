import { readNumberKey } from '../../../../shared/number-answer/number-key';
import type { QuestionOf } from '../../../../shared/question/schema';
import { gapRuns } from '../../../../shared/question-types/cloze/gap-runs';
import { RESPONSE, responseDeclaration } from '../../formats/qti/declarations';
import * as scoring from '../../formats/qti/scoring';
import * as sentences from '../../formats/qti/sentences';
import { type XhtmlSetting, xhtmlBlocks } from '../../formats/qti/xhtml';
import { xmlElement, xmlText } from '../../formats/qti/xml-text';
import type { ItemParts } from '../choice/qti';
import { NO_PARTS } from '../choice/qti';

/** Placeholders for a gap while its text is written. */
const [BEGIN, END] = ['\uE0F0', '\uE0F1'];

function withGaps(
  text: string,
  { gaps, setting }: { gaps: readonly string[]; setting: XhtmlSetting },
): string {
  let from = 0;
  const marked = gapRuns(text)
    .slice(0, gaps.length)
    .map(({ start, end }, at) => {
      const before = text.slice(from, start);
      from = end;
      return `${before}${BEGIN}${at}${END}`;
    });
  const written = xhtmlBlocks(marked.join('') + text.slice(from), setting);
  return written.replace(/\uE0F0(\d+)\uE0F1/g, (_, at: string) => gaps[Number(at)] ?? '');
}

const entry = (responseIdentifier: string): string =>
  xmlElement('textEntryInteraction', { responseIdentifier });

/** Puts the field into the text's only gap, else below the text. */
function withField(text: string, setting: XhtmlSetting): string {
  const field = entry(RESPONSE);
  if (gapRuns(text).length === 1) return withGaps(text, { gaps: [field], setting });
  return xhtmlBlocks(text, setting) + xmlElement('p', {}, field);
}

const linesIn = (text: string): string[] => text.split('\n').filter((line) => line.trim() !== '');

export function shortParts(question: QuestionOf<'short'>, setting: XhtmlSetting): ItemParts {
  const accepted = linesIn(question.correctAnswer);
  return {
    ...NO_PARTS,
    declarations: [
      responseDeclaration({
        ...{ cardinality: 'single', baseType: 'string', correct: accepted.slice(0, 1) },
        mapping: accepted.map((text) => [text, question.maximumMarks] as const),
      }),
    ],
    body: withField(question.text, setting),
    processing: [scoring.mappedMarks(RESPONSE)],
  };
}

export const longParts = (question: QuestionOf<'long'>, setting: XhtmlSetting): ItemParts => ({
  ...NO_PARTS,
  declarations: [
    responseDeclaration({ cardinality: 'single', baseType: 'string', correct: [question.correctAnswer] }),
  ],
  body:
    xhtmlBlocks(question.text, setting) +
    xmlElement('extendedTextInteraction', { responseIdentifier: RESPONSE, expectedLines: 10 }),
  // Marked by a person.
  processing: [],
});

export function numberParts(question: QuestionOf<'number'>, setting: XhtmlSetting): ItemParts {
  const { correctAnswer, maximumMarks } = question;
  return {
    ...NO_PARTS,
    declarations: [
      responseDeclaration({ cardinality: 'single', baseType: 'float', correct: [correctAnswer.value] }),
    ],
    body: withField(question.text, setting),
    processing: [scoring.marksIf(scoring.isNumber(RESPONSE, correctAnswer), maximumMarks)],
    losses: correctAnswer.unit === undefined ? [] : [sentences.unitLost(correctAnswer.unit)],
  };
}

interface Gap {
  readonly declaration: string;
  readonly interaction: string;
  /** Whether the answer is correct. */
  readonly condition: string;
  readonly marks: number;
  readonly losses: readonly string[];
}

export function clozeParts(question: QuestionOf<'cloze'>, setting: XhtmlSetting): ItemParts {
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
