import { numberIn } from '../file-numbers';
import type { ImportedPictures } from '../imported-pictures';
import { childOf, childrenOf, innerMarkup, isElement, textOf, type XmlElement } from '../markup/xml';
import { embeddedPicture } from './moodle-pictures';
import {
  EMPTY_QUESTION,
  type MoodleAnswer,
  type MoodleFormat,
  type MoodleQuestion,
  type MoodleText,
  NO_TEXT,
} from './moodle-question';

interface Around {
  readonly category: readonly string[];
  readonly pictures: ImportedPictures;
}

const FORMATS: Readonly<Record<string, MoodleFormat>> = {
  ...{ html: 'html', moodle_auto_format: 'moodle', plain_text: 'plain', markdown: 'markdown' },
  ...{ '0': 'moodle', '1': 'html', '2': 'plain', '4': 'markdown', plain: 'plain', moodle: 'moodle' },
};

const said = (element: XmlElement | undefined, name: string): string => textOf(childOf(element, name)).trim();
const isYes = (text: string): boolean => text === 'true' || text === '1' || text === 'yes';

/** A question of Moodle's XML; missing fields get Moodle's defaults. */
export function questionOf(element: XmlElement, { category, pictures }: Around): MoodleQuestion {
  const format = formatOf(childOf(element, 'questiontext'), 'html');
  const textIn = (parent: XmlElement | undefined, otherwise = format) =>
    moodleText(parent, pictures, otherwise);
  const child = (name: string) => textIn(childOf(element, name));
  const units = unitsOf(element);
  const showsUnits = said(element, 'showunits');
  return {
    ...EMPTY_QUESTION,
    type: (element.attributes.type ?? '').trim(),
    line: element.line,
    name: nameOf(element),
    text: withOldPicture(textIn(childOf(element, 'questiontext')), element, pictures),
    generalFeedback: child('generalfeedback'),
    marks: numberIn(said(element, 'defaultgrade')) ?? 1,
    penalty: numberIn(said(element, 'penalty')) ?? 0,
    hints: childrenOf(element, 'hint').map((hint) => textIn(hint)),
    tags: [...category, ...tagsOf(element)],
    id: said(element, 'idnumber'),
    answers: childrenOf(element, 'answer').map((answer) => answerOf(answer, textIn)),
    isSingle: said(element, 'single') === '' || isYes(said(element, 'single')),
    isCaseSensitive: isYes(said(element, 'usecase')),
    units,
    unitPenalty: numberIn(said(element, 'unitpenalty')) ?? 0.5,
    asksUnit: units.length > 0 && showsUnits !== '3',
    pairs: [...childrenOf(element, 'subquestion')].map((pair) => ({
      left: textIn(pair),
      right: textIn(childOf(pair, 'answer'), element.attributes.type === 'ddmatch' ? format : 'moodle'),
    })),
    pieces: [...childrenOf(element, 'selectoption'), ...childrenOf(element, 'dragbox')].map((piece) => ({
      text: textIn(piece),
      group: said(piece, 'group'),
    })),
    combinedFeedback: ['correctfeedback', 'partiallycorrectfeedback', 'incorrectfeedback'].map(child),
    graderInfo: child('graderinfo'),
    template: child('responsetemplate'),
    givesPartMarks:
      said(element, 'gradingtype') !== '-1' && said(element, 'gradingtype') !== 'ALL_OR_NOTHING',
  };
}

function nameOf(element: XmlElement): string {
  const name = childOf(element, 'name');
  return (childOf(name, 'text') ? said(name, 'text') : textOf(name)).trim();
}

const tagsOf = (element: XmlElement): string[] =>
  childrenOf(element, 'tags')
    .flatMap((tags) => childrenOf(tags, 'tag'))
    .map((tag) => (childOf(tag, 'text') ? said(tag, 'text') : textOf(tag).trim()))
    .filter((tag) => tag !== '');

const unitsOf = (element: XmlElement): MoodleQuestion['units'] =>
  childrenOf(element, 'units')
    .flatMap((units) => childrenOf(units, 'unit'))
    .map((unit) => ({ name: said(unit, 'unit_name'), multiplier: numberIn(said(unit, 'multiplier')) ?? 1 }))
    .filter(({ name }) => name !== '');

function formatOf(element: XmlElement | undefined, otherwise: MoodleFormat): MoodleFormat {
  const format = element?.attributes.format ?? '';
  return Object.hasOwn(FORMATS, format) ? (FORMATS[format] ?? otherwise) : otherwise;
}

/** The `text` of an element, with its embedded files; in old files the element's own text. */
function moodleText(
  element: XmlElement | undefined,
  pictures: ImportedPictures,
  otherwise: MoodleFormat,
): MoodleText {
  if (!element) return NO_TEXT;
  const text = childOf(element, 'text');
  const own = element.children.filter((child) => typeof child === 'string').join('');
  return {
    source: text ? wordsOrMarkup(text) : own,
    format: formatOf(element, otherwise),
    picture: embeddedPicture(childrenOf(element, 'file'), pictures),
  };
}

/** HTML inserted without a CDATA section has become elements of the file. */
const wordsOrMarkup = (text: XmlElement): string =>
  text.children.some(isElement) ? innerMarkup(text) : textOf(text);

function answerOf(answer: XmlElement, textIn: (element: XmlElement | undefined) => MoodleText): MoodleAnswer {
  const fraction = answer.attributes.fraction ?? said(answer, 'fraction');
  return {
    text: textIn(answer),
    fraction: numberIn(fraction) ?? 0,
    feedback: textIn(childOf(answer, 'feedback')),
    tolerance: said(answer, 'tolerance'),
  };
}

/** Before embedded files existed, a question could have one picture, displayed below its text. */
function withOldPicture(text: MoodleText, element: XmlElement, pictures: ImportedPictures): MoodleText {
  const base64 = said(element, 'image_base64').replace(/\s+/g, '');
  if (base64 === '') return text;
  const name = pictures.add(base64, { base64 });
  return {
    source: `${text.source} <img src="${name}">`,
    format: text.format === 'plain' ? 'moodle' : text.format,
    picture: (path) => (path === name ? name : text.picture(path)),
  };
}
