import type { ImportedQuestion, SkippedQuestion } from '../imported';
import type { PictureOf } from '../markup/rich-from-html';
import { descendantsOf, type XmlElement } from '../markup/xml';
import { placesIn } from './assessment-test';
import type { ReadItems } from './item-reader';
import { type QtiReading, readQtiXml } from './qti-xml';
import * as sentences from './sentences';
import { readItems1 } from './v1/items';
import { type ItemSetting2, readItem2 } from './v2/item';

export interface QtiFile extends ReadItems {
  /** The ID of its quiz, bank or item. */
  readonly ident: string;
  /** The number of questions that each attempt draws from a bank, by the bank's name. */
  readonly drawn: ReadonlyMap<string, { readonly name: string; readonly draw: number }>;
}

const OF_VERSION_ONE = new Set(['questestinterop', 'item', 'assessment', 'section', 'objectbank']);

/** The questions of a parsed file; a question lost to a fault is skipped, with its line. */
export function questionsIn({ roots, fault, brokenLines }: QtiReading, setting: ItemSetting2): QtiFile {
  const [first, second] = [
    roots.filter(({ name }) => OF_VERSION_ONE.has(name)),
    roots.filter(({ name }) => !OF_VERSION_ONE.has(name)),
  ];
  const one = readItems1(first, setting.pictureOf);
  const two = readItems2(second, setting);
  return {
    questions: withBroken([...one.questions, ...two.questions], brokenLines),
    skipped: [...one.skipped, ...two.skipped, ...faultSkipped(fault)],
    ident: one.ident || (second[0]?.attributes.identifier ?? ''),
    drawn: one.drawn,
  };
}

/** Adds a problem to questions with broken lines. */
function withBroken(questions: readonly ImportedQuestion[], lines: readonly number[]): ImportedQuestion[] {
  const ordered = questions
    .map(({ line }, at) => ({ line, at }))
    .sort((left, right) => left.line - right.line);
  const broken = new Map(
    lines.flatMap((line) => {
      const within = ordered.findLast((each) => each.line <= line);
      return within ? [[within.at, line] as const] : [];
    }),
  );
  return questions.map((question, at) => {
    const line = broken.get(at);
    if (line === undefined) return question;
    return { ...question, problems: [...question.problems, sentences.brokenInside(line)] };
  });
}

const REASONS = { entities: sentences.entitiesRefused, 'too-large': sentences.tooLarge };

function faultSkipped(fault: QtiReading['fault']): SkippedQuestion[] {
  if (!fault) return [];
  const reason = fault.reason === 'broken' ? sentences.brokenFile(fault.line) : REASONS[fault.reason];
  return [{ line: fault.line, type: '', reason }];
}

/** The questions in a text; a test only refers to items in other files. */
export function readQtiText(text: string, pictureOf: PictureOf): QtiFile {
  const reading = readQtiXml(text);
  const file = questionsIn(reading, { pictureOf, passageOf: () => undefined });
  const elsewhere = reading.roots.flatMap((root) => placesIn(root, { path: '', sectionOf: () => undefined }));
  return {
    ...file,
    skipped: [
      ...file.skipped,
      ...elsewhere.map(({ path, line }) => ({
        ...{ line, name: path, type: 'file' },
        reason: sentences.itemElsewhere(path),
      })),
    ],
  };
}

/** Reads the items of QTI 2 and 3 files in order. */
function readItems2(roots: readonly XmlElement[], setting: ItemSetting2): ReadItems {
  const items = roots.flatMap((root) =>
    root.name === 'assessmentItem' ? [root] : descendantsOf(root, 'assessmentItem'),
  );
  const read = items.map((item) => readItem2(item, setting));
  return {
    questions: read.flatMap(({ questions }) => questions),
    skipped: read.flatMap(({ skipped }) => skipped),
  };
}
