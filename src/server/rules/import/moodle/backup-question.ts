import { numberIn } from '../file-numbers';
import { childOf, childrenOf, descendantsOf, isElement, textOf, type XmlElement } from '../markup/xml';
import type { BackupPictures } from './backup-pictures';
import {
  EMPTY_QUESTION,
  type MoodleAnswer,
  type MoodleFormat,
  type MoodleQuestion,
  type MoodleText,
} from './moodle-question';

/** The format codes of Moodle's database. */
const FORMATS: Readonly<Record<string, MoodleFormat>> = { 0: 'moodle', 1: 'html', 2: 'plain', 4: 'markdown' };
/** A backup's notation for NULL. */
const NULL = '$@NULL@$';

const said = (element: XmlElement | undefined, name: string): string => {
  const text = textOf(childOf(element, name)).trim();
  return text === NULL ? '' : text;
};

interface Around {
  readonly category: readonly string[];
  readonly id: string;
  readonly pictures: BackupPictures;
  /** The parts of a text with gaps, which are questions themselves, by their numbers. */
  readonly byNumber: ReadonlyMap<string, XmlElement>;
}

/** A question of a backup, with the rows of its type's tables in a plug-in element. */
export function backupQuestion(
  element: XmlElement,
  { category, id, pictures, byNumber }: Around,
): MoodleQuestion {
  const type = said(element, 'qtype');
  const own = element.attributes.id ?? '';
  const plugin = childOf(element, `plugin_qtype_${type}_question`);
  const options = childOf(plugin, type) ?? childOf(plugin, 'matchoptions');
  const textOfRow = (row: XmlElement | undefined, name: string, number = own): MoodleText => ({
    source: said(row, name),
    format: FORMATS[said(row, `${name}format`)] ?? 'html',
    picture: pictures.of(number),
  });
  const rows = (list: string, name: string) =>
    plugin ? childrenOf(childOf(plugin, list) ?? plugin, name) : [];
  const answers = rows('answers', 'answer');
  const numerical = rows('numerical_options', 'numerical_option')[0];
  const units = rows('numerical_units', 'numerical_unit').map((unit) => ({
    ...{ name: said(unit, 'unit'), multiplier: numberIn(said(unit, 'multiplier')) ?? 1 },
  }));
  const text = textOfRow(element, 'questiontext');
  return {
    ...EMPTY_QUESTION,
    ...{ type, line: element.line, name: said(element, 'name') },
    text: { ...text, source: withParts(text.source, said(options, 'sequence'), byNumber) },
    generalFeedback: textOfRow(element, 'generalfeedback'),
    marks: numberIn(said(element, 'defaultmark')) ?? 1,
    penalty: numberIn(said(element, 'penalty')) ?? 0,
    hints: descendantsOf(element, 'question_hint').map((hint) => textOfRow(hint, 'hint', hint.attributes.id)),
    tags: [...category, ...tagsOf(element)],
    id: said(element, 'idnumber') || id,
    answers: answers.map(
      (answer): MoodleAnswer => ({
        text: {
          ...textOfRow(answer, 'answertext', answer.attributes.id),
          format: FORMATS[said(answer, 'answerformat')] ?? 'html',
        },
        fraction: fractionOf(answer, type),
        feedback: textOfRow(answer, 'feedback', answer.attributes.id),
        tolerance: toleranceOf(answer, rows('numerical_records', 'numerical_record')),
      }),
    ),
    isSingle: said(options, 'single') !== '0',
    isCaseSensitive: said(options, 'usecase') === '1',
    units: units.filter(({ name }) => name !== ''),
    unitPenalty: numberIn(said(numerical, 'unitpenalty')) ?? 0.5,
    asksUnit: units.some(({ name }) => name !== '') && said(numerical, 'showunits') !== '3',
    pairs: rows('matches', 'match').map((pair) => ({
      left: textOfRow(pair, 'questiontext', pair.attributes.id),
      right: {
        ...textOfRow(pair, 'answertext', pair.attributes.id),
        format: type === 'ddmatch' ? 'html' : 'moodle',
      },
    })),
    pieces: /^(?:gapselect|ddwtos)$/.test(type) ? answers.map((answer) => pieceOf(answer, textOfRow)) : [],
    combinedFeedback: ['correctfeedback', 'partiallycorrectfeedback', 'incorrectfeedback'].map((name) =>
      textOfRow(options, name),
    ),
    graderInfo: textOfRow(options, 'graderinfo'),
    template: textOfRow(options, 'responsetemplate'),
    givesPartMarks: said(options, 'gradingtype') !== '-1',
  };
}

/** The position in an ordering, else a share of 1. */
const fractionOf = (answer: XmlElement, type: string): number =>
  // Rounded, as 0.3333333 in percent has no further digits.
  Number(((numberIn(said(answer, 'fraction')) ?? 0) * (type === 'ordering' ? 1 : 100)).toFixed(5));

const toleranceOf = ({ attributes: { id } }: XmlElement, records: readonly XmlElement[]): string =>
  said(
    records.find((record) => said(record, 'answer') === id),
    'tolerance',
  );

/** The group of a draggable word is in the field for feedback. */
function pieceOf(answer: XmlElement, textOfRow: (row: XmlElement, name: string) => MoodleText) {
  const group = said(answer, 'feedback');
  return {
    text: textOfRow(answer, 'answertext'),
    group: /draggroup";(?:s:\d+:"|i:)(\d+)/.exec(group)?.[1] ?? group,
  };
}

const tagsOf = (element: XmlElement): string[] =>
  childrenOf(element, 'tags')
    .flatMap((tags) => tags.children.filter(isElement))
    .map((tag) => said(tag, 'rawname') || said(tag, 'name'))
    .filter((tag) => tag !== '');

/** Puts the code of each gap in its position; a backup stores it as the text of a separate question. */
function withParts(source: string, sequence: string, byNumber: Around['byNumber']): string {
  if (sequence === '') return source;
  const parts = sequence.split(',').map((number) => said(byNumber.get(number.trim()), 'questiontext'));
  return source.replace(/\{#(\d{1,4})\}/g, (whole, place: string) => parts[Number(place) - 1] || whole);
}
