import type { QuestionDraft } from '../../../../../shared/question/draft';
import type { ImportedQuestion, SkippedQuestion } from '../../imported';
import type { PictureOf } from '../../markup/rich-from-html';
import type { XmlElement } from '../../markup/xml';
import { longAnswer, unknownType } from '../drafts';
import { gapToken, markField, markGaps } from '../gaps';
import { ItemReader, importedQuestion, joinedTexts, wholeMarks } from '../item-reader';
import { numberSaid } from '../numbers';
import * as sentences from '../sentences';
import { wordsOfRich } from '../words';
import { EITHER_OR, readMultiple, readOrder, readSingle, TRUE_AND_FALSE, withTrueAndFalse } from './choices';
import { explanationOf, type ReadFeedback, readFeedback } from './feedback';
import { bracketMarks, writtenPlaces } from './gap-names';
import { isWrittenIn, itemKindOf } from './item-kind';
import { declaredKind, type ItemKind, type Metadata, metadataOf } from './metadata';
import { type Presentation, type Response, readPresentation, writtenPlace } from './presentation';
import { type Processing, readProcessing } from './processing';
import { withVistaAnswers } from './vista-answers';
import { withVistaSides } from './vista-sides';
import { readCategories, readGaps, readMatch, readNumber, readPairs, readShort, readSlider } from './written';

export interface ItemSetting {
  readonly pictureOf: PictureOf;
  /** The text shared by several questions, by its item's name. */
  readonly passageOf: (ident: string) => string | undefined;
}

/** OLAT puts an item's type in its name; each statement of a Kprim is right or wrong. */
const isKprim = ({ attributes }: XmlElement): boolean => /^QTIEDIT:KPRIM/.test(attributes.ident ?? '');
const KPRIM = { kind: 'unknown', name: 'Kprim' } as const;

export type ItemOutcome = { readonly question: ImportedQuestion } | { readonly skipped: SkippedQuestion };

interface Read {
  readonly kind: ItemKind;
  readonly typeName: string;
  readonly presentation: Presentation;
  readonly responses: readonly Response[];
  readonly processing: Processing;
  readonly feedback: ReadFeedback;
  readonly maximumMarks: number;
  readonly reader: ItemReader;
}

/** Reads one QTI 1.2 item of any dialect. */
export function readItem(item: XmlElement, { pictureOf, passageOf }: ItemSetting): ItemOutcome {
  const reader = new ItemReader(pictureOf);
  const metadata = metadataOf(item);
  const rules = readProcessing(item);
  const written = writtenPlaces(item, rules);
  const shown = readPresentation(item, reader, bracketMarks(item, written));
  const presentation = {
    ...shown,
    parts: [
      ...withVistaSides(shown.parts, item, reader),
      ...written.map((ident) => ({ response: writtenPlace(ident, item.line) })),
    ],
  };
  const responses = presentation.parts.flatMap((part) => ('response' in part ? [part.response] : []));
  const places = responses.map(({ ident }) => ident);
  const processing = withVistaAnswers(rules, { metadata, places });
  const declared = isKprim(item) ? KPRIM : declaredKind(metadata);
  const kind = itemKindOf({ declared: declared.kind, responses, processing, presentation });
  const name = item.attributes.title || undefined;
  if (kind === 'text')
    return {
      skipped: {
        line: item.line,
        ...(name !== undefined && { name }),
        type: declared.name,
        reason: sentences.noQuestion,
      },
    };
  const read: Read = {
    ...{ kind, presentation, responses, processing, reader },
    typeName: declared.name,
    feedback: readFeedback(item, processing, reader),
    maximumMarks: wholeMarks(marksSaid(metadata, processing), reader),
  };
  const { text, draft } = readBody(read);
  const { maximumMarks } = read;
  const explanation = explanationOf(withoutModel(read), reader);
  const whole = joinedTexts([passageFor(metadata, passageOf, reader), text]);
  return {
    question: importedQuestion(reader, {
      line: item.line,
      name,
      text: whole,
      draft,
      maximumMarks,
      explanation,
    }),
  };
}

const passageFor = (metadata: Metadata, passageOf: ItemSetting['passageOf'], reader: ItemReader): string => {
  const ident = metadata.get('parent_stimulus_item_ident');
  const passage = ident === undefined ? undefined : passageOf(ident);
  if (ident !== undefined)
    reader.notes.add(passage === undefined ? sentences.passageMissing : sentences.passageInFront);
  return passage ?? '';
};

const MARKS = [
  ...['points_possible', 'qmd_weighting', 'cc_weighting', 'respondusapi_qpoints'],
  'qmd_absolutescore_max',
];

/** Canvas, Common Cartridge and Vista score in percent, which does not set the marks. */
function marksSaid(metadata: Metadata, { maximum, conditions }: Processing): number | undefined {
  for (const field of MARKS) {
    const said = numberSaid(metadata.get(field));
    if (said !== undefined && (said > 0 || field === 'points_possible')) return said;
  }
  if (metadata.has('wct_questiontype')) return undefined;
  const isPercent = maximum === 100 && (metadata.has('cc_profile') || metadata.has('question_type'));
  if (isPercent) return 1;
  if (maximum !== undefined) return maximum;
  const best = conditions.reduce((most, { credit = 0 }) => Math.max(most, credit), 0);
  return best > 0 && !isCountedInPercent(best) ? best : undefined;
}

const isCountedInPercent = (credit: number): boolean => credit === 100;

/** Removes an essay's model answer, which is stored already. */
const withoutModel = ({ kind, feedback }: Read): ReadFeedback =>
  kind === 'long' ? { ...feedback, solution: '' } : feedback;

function readBody(read: Read): { text: string; draft: QuestionDraft } {
  const { kind, responses, reader, processing, feedback } = read;
  const all = { responses, processing, reader };
  if (isWrittenIn(kind)) return writtenBody(read);
  const [response] = responses;
  const text = plainText(read);
  if (!response) return { text, draft: unknownType(read.typeName, reader) };
  const asked = { response, processing, feedback: feedback.byOption, reader };
  switch (kind) {
    case 'true-false':
      return { text, draft: withTrueAndFalse(readSingle(asked), TRUE_AND_FALSE) };
    case 'either-or':
      return { text, draft: withTrueAndFalse(readSingle(asked), EITHER_OR) };
    case 'single':
    case 'survey':
      return { text, draft: readSingle(asked) };
    case 'multiple':
      return { text, draft: readMultiple(asked) };
    case 'order':
      return { text, draft: readOrder(asked) };
    case 'match':
      return { text, draft: readMatch({ ...all, rightSides: read.presentation.rightSides }) };
    case 'pairs':
      return { text, draft: readPairs(all) };
    case 'categories':
      return { text, draft: readCategories(all) };
    case 'slider':
      return { text, draft: readSlider(all) };
    default:
      return { text, draft: unknownType(read.typeName, reader) };
  }
}

/** Texts with gaps, and their answers. */
function writtenBody(read: Read): { text: string; draft: QuestionDraft } {
  const { kind, responses, processing, reader, maximumMarks } = read;
  const all = { responses, processing, reader };
  const marked = gappedText(read);
  switch (kind) {
    case 'short':
      return { text: markField(marked), draft: readShort(all) };
    case 'number':
      return { text: markField(marked), draft: readNumber(all) };
    case 'long':
      return {
        text: plainText(read),
        draft: longAnswer(wordsOfRich(read.feedback.solution) || modelIn(all)),
      };
    default: {
      const { text, gaps } = markGaps(marked);
      const draft = readGaps({ ...all, maximumMarks, gaps, areLists: kind === 'lists' });
      return { text, draft };
    }
  }
}

const modelIn = (all: Parameters<typeof readShort>[0]): string => String(readShort(all).correctAnswer);

/** Joins the texts; text beside the only response is one of them. */
function plainText({ presentation, responses, kind }: Read): string {
  const isAlone = responses.length === 1 && kind !== 'match';
  return markField(
    joinedTexts(
      presentation.parts.map((part) => ('text' in part ? part.text : isAlone ? part.response.beside : '')),
    ),
  );
}

/** The text with a placeholder for every response; responses without one are placed between the texts. */
function gappedText({ presentation, responses, kind }: Read): string {
  const written = presentation.parts.map((part) => ('text' in part ? part.text : '')).join('');
  const inTexts = new Set(markGaps(written).gaps);
  const pieces: string[] = [];
  for (const part of presentation.parts) {
    if ('text' in part) pieces.push(part.text);
    else {
      const at = responses.indexOf(part.response);
      if (inTexts.has(at)) continue;
      const isNamed =
        kind === 'gaps' && part.response.labels.some(({ text }) => text === part.response.beside);
      if (part.response.beside !== '' && !isNamed) pieces.push(part.response.beside);
      pieces.push(gapToken(at));
    }
  }
  const isInline =
    responses.length > 1 ||
    presentation.parts.findIndex((part) => 'response' in part) < presentation.parts.length - 1;
  return isInline ? pieces.reduce(joinedInline, '') : pieces.join('\n');
}

/** Joined within a sentence: no space before punctuation. */
const joinedInline = (before: string, after: string): string =>
  before === '' || after === ''
    ? before + after
    : /^[.,;:!?)\]%]/.test(after)
      ? before + after
      : `${before} ${after}`;
