import type { QuestionDraft } from '../../../../../shared/question/draft';
import type { ImportedQuestion, SkippedQuestion } from '../../imported';
import type { PictureOf } from '../../markup/rich-from-html';
import { childOf, childrenOf, descendantsOf, type XmlElement } from '../../markup/xml';
import { longAnswer, unknownType } from '../drafts';
import { markField, markGaps } from '../gaps';
import { ItemReader, importedQuestion, joinedTexts, wholeMarks } from '../item-reader';
import { numberSaid } from '../numbers';
import * as sentences from '../sentences';
import { wordsOfRich } from '../words';
import { bodyText, contentText, interactionsIn, isForOthers } from './body';
import { readAssociate, readChoice, readMatch, readOrder, readSlider } from './choices';
import { type Declaration, maximumSaid, NO_DECLARATION, readDeclarations } from './declarations';
import { readFeedback } from './feedback';
import { type Asked, keyOf } from './keys';
import { type Processing, readProcessing } from './processing';
import { acceptedTexts, readEntry, readGapMatch, readGaps } from './written';

export interface ItemSetting2 {
  readonly pictureOf: PictureOf;
  /** The file of a passage, by its address in an item. */
  readonly passageOf: (address: string) => XmlElement | undefined;
  /** The test's factor for the item's marks. */
  readonly weight?: number | undefined;
}

interface Item {
  readonly body: XmlElement;
  /** Whether it is declared as one; a single gap looks like a short answer. */
  readonly isCloze: boolean;
  readonly declarations: ReadonlyMap<string, Declaration>;
  readonly processing: Processing;
  readonly feedback: ReadonlyMap<string, string>;
  readonly maximum: number | undefined;
  readonly setting: ItemSetting2;
}

/** More than any question has. */
const INTERACTIONS_MAXIMUM = 300;

/** A question of an item: interactions that belong together. */
type Group = readonly [XmlElement, ...XmlElement[]];

const IN_LINE = /^(textEntry|inlineChoice)Interaction$/;

/** Reads one item of QTI 2 or 3; an item with several tasks becomes several questions. */
export function readItem2(
  item: XmlElement,
  setting: ItemSetting2,
): { questions: ImportedQuestion[]; skipped: SkippedQuestion[] } {
  const body = childOf(item, 'itemBody');
  const name = item.attributes.title || undefined;
  const groups = groupsOf(body ? interactionsIn(body).slice(0, INTERACTIONS_MAXIMUM) : []);
  if (!body || groups.length === 0) {
    const reason = body ? sentences.noQuestion : sentences.brokenItem;
    return { questions: [], skipped: [{ line: item.line, ...(name && { name }), type: '', reason }] };
  }
  const questions = groups.map((group, at) => {
    const reader = new ItemReader(setting.pictureOf);
    const read = readGroup(item, { body, group, parts: groups.length, reader, setting });
    if (groups.length > 1) reader.notes.add(sentences.partOfSeveral(at + 1, groups.length));
    return importedQuestion(reader, { line: item.line, name, ...read });
  });
  return { questions, skipped: [] };
}

/** All gaps form one question; any other interaction is a question by itself. */
function groupsOf(interactions: readonly XmlElement[]): Group[] {
  const [first, ...others] = interactions.filter(({ name }) => IN_LINE.test(name));
  const apart = interactions.filter(({ name }) => !IN_LINE.test(name)).map((each): Group => [each]);
  return first ? [[first, ...others], ...apart] : apart;
}

interface InGroup {
  readonly body: XmlElement;
  readonly group: Group;
  /** The number of questions from the item; they share its marks. */
  readonly parts: number;
  readonly reader: ItemReader;
  readonly setting: ItemSetting2;
}

function readGroup(item: XmlElement, inGroup: InGroup) {
  const { body, group, parts, reader, setting } = inGroup;
  const processing = readProcessing(item);
  const options = new Set(
    descendantsOf(body, 'simpleChoice').concat(descendantsOf(body, 'hottext')).map(nameOf),
  );
  const { byOption, explanation } = readFeedback(item, { processing, options, reader });
  if (childOf(item, 'templateDeclaration')) reader.problems.add(sentences.madeUpNumbers);
  const declarations = readDeclarations(item);
  const said = maximumOf(item);
  const isCloze = item.attributes.label === 'cloze';
  const read: Item = {
    body,
    isCloze,
    declarations,
    processing,
    feedback: byOption,
    maximum: said === undefined ? undefined : said / parts,
    setting,
  };
  const maximumMarks = marksOf(read, group, reader);
  const { text, draft } = readQuestion(read, { group, maximumMarks, reader });
  const passage = passageOf(item, setting, reader);
  return { text: joinedTexts([passage, text]), draft, maximumMarks, explanation };
}

const nameOf = ({ attributes }: XmlElement): string => attributes.identifier ?? '';

/** Canvas stores the marks outside the item. */
function maximumOf(item: XmlElement): number | undefined {
  const fields = childrenOf(item, 'instructureMetadata').flatMap((metadata) =>
    childrenOf(metadata, 'instructureField'),
  );
  const points = fields.find(({ attributes }) => attributes.name === 'points_possible')?.attributes.value;
  return numberSaid(points) ?? maximumSaid(item);
}

function marksOf(
  { maximum, declarations, processing, setting }: Item,
  group: Group,
  reader: ItemReader,
): number {
  const mapped = group.map((interaction) => {
    const declaration = declarations.get(responseOf(interaction)) ?? NO_DECLARATION;
    const points = [...declaration.mapping.values()].map((entry) => Math.max(0, entry.points));
    const sum = points.reduce((all, each) => (declaration.isMultiple ? all + each : Math.max(all, each)), 0);
    return processing.isMapped ? (declaration.mappingMaximum ?? sum) : 0;
  });
  const byMapping = mapped.reduce((all, each) => all + each, 0);
  const best = processing.branches.reduce((most, { points = 0 }) => Math.max(most, points), 0);
  const marks = maximum ?? (byMapping > 0 ? byMapping : best > 0 ? best : undefined);
  return wholeMarks(setting.weight === undefined ? marks : (marks ?? 1) * setting.weight, reader);
}

const responseOf = ({ attributes }: XmlElement): string => attributes.responseIdentifier ?? '';

interface Question {
  readonly group: Group;
  readonly maximumMarks: number;
  readonly reader: ItemReader;
}

function readQuestion(
  item: Item,
  { group, maximumMarks, reader }: Question,
): { text: string; draft: QuestionDraft } {
  const [first] = group;
  const asked = (interaction: XmlElement): Asked => {
    const response = responseOf(interaction);
    const declaration = item.declarations.get(response) ?? NO_DECLARATION;
    return {
      interaction,
      response,
      declaration,
      reader,
      processing: item.processing,
      feedback: item.feedback,
    };
  };
  if (IN_LINE.test(first.name)) {
    const marked = bodyText(item.body, { reader, marked: group, own: [] });
    if (group.length === 1 && first.name === 'textEntryInteraction' && !item.isCloze)
      return { text: markField(marked), draft: readEntry(asked(first)) };
    const { text, gaps } = markGaps(marked);
    const inText = gaps.flatMap((at) => group[at] ?? []).map(asked);
    return { text, draft: readGaps({ gaps: inText, maximumMarks, reader }) };
  }
  if (first.name === 'gapMatchInteraction') {
    const marked = bodyText(item.body, { reader, marked: descendantsOf(first, 'gap'), own: group });
    const isOfPictures = descendantsOf(first, 'gapImg').length > 0;
    if (!isOfPictures)
      return { text: markGaps(marked).text, draft: readGapMatch(asked(first), maximumMarks) };
    return { text: markField(marked), draft: unknownType(typeName(first), reader) };
  }
  const text = bodyText(item.body, { reader, marked: [], own: group });
  return { text, draft: readBlock(asked(first), item) };
}

function readBlock(asked: Asked, item: Item): QuestionDraft {
  switch (asked.interaction.name) {
    case 'choiceInteraction':
    case 'hottextInteraction':
      return readChoice(asked);
    case 'orderInteraction':
      return readOrder(asked);
    case 'matchInteraction':
      return readMatch(asked);
    case 'associateInteraction':
      return readAssociate(asked);
    case 'sliderInteraction':
      return readSlider(asked);
    case 'extendedTextInteraction':
      return readEssay(asked, item);
    default:
      if (asked.declaration.hasAreas) asked.reader.notes.add(sentences.areaLost);
      return unknownType(typeName(asked.interaction), asked.reader);
  }
}

/** A model answer, or the notes for graders. */
function readEssay(asked: Asked, { body }: Item): QuestionDraft {
  const { reader } = asked;
  const rubric = joinedTexts(
    descendantsOf(body, 'rubricBlock')
      .filter(isForOthers)
      .map((block) => contentText({ ...block, name: 'div' }, reader)),
  );
  const model = keyOf(asked).values.length > 0 ? acceptedTexts(asked).join('\n') : '';
  if (model !== '' && rubric !== '') reader.notes.add(sentences.rubricLost(rubric));
  return longAnswer(model || wordsOfRich(rubric));
}

/** "graphicOrderInteraction" is a "graphic order". */
const typeName = ({ name }: XmlElement): string =>
  name
    .replace(/Interaction$/, '')
    .replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
    .trim();

function passageOf(item: XmlElement, { passageOf: fileOf }: ItemSetting2, reader: ItemReader): string {
  const refs = descendantsOf(item, 'assessmentStimulusRef').concat(descendantsOf(item, 'stimulusRef'));
  return joinedTexts(
    refs.map(({ attributes }) => {
      const file = fileOf(attributes.href ?? '');
      const [stimulus] = file ? descendantsOf(file, 'stimulusBody') : [];
      reader.notes.add(stimulus ? sentences.passageInFront : sentences.passageMissing);
      return contentText(stimulus, reader);
    }),
  );
}
