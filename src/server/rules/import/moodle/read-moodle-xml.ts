import { IMPORT_MAXIMUM_QUESTIONS } from '../../../../shared/constants';
import { categoryTags } from '../category-tags';
import type { ImportedQuestion, SkippedQuestion, TextReader } from '../imported';
import { ImportedPictures } from '../imported-pictures';
import { childOf, descendantsOf, readXml, textOf, type XmlElement, type XmlReading } from '../markup/xml';
import { importedOf, isQuestion } from './moodle-import';
import { moodleSentences } from './sentences';
import { questionOf } from './xml-question';

/** Reads Moodle's question export in XML. */
export const readMoodleXml: TextReader = (whole) => {
  const text = upToMaximum(whole);
  const { root, fault } = readXml(text);
  const [questions, skipped]: [ImportedQuestion[], SkippedQuestion[]] = [[], []];
  const pictures = new ImportedPictures();
  let category: readonly string[] = [];
  const isBroken = fault?.reason === 'broken';
  for (const { element, linesBefore } of isBroken ? oneByOne(text, skipped) : elementsOf(root)) {
    if (element.attributes.type === 'category') {
      category = categoryTags(textOf(childOf(childOf(element, 'category'), 'text')));
      continue;
    }
    const found = importedOf({
      ...questionOf(element, { category, pictures }),
      line: element.line + linesBefore,
    });
    if (isQuestion(found)) questions.push(found);
    else skipped.push(found);
  }
  if (fault && (!isBroken || questions.length + skipped.length === 0)) skipped.push(faultOf(fault));
  return { questions, skipped, pictures: pictures.all };
};

const QUESTION = /<question\s(?!\s{0,9}type=["']category)/g;

/** Cuts the text once it has more than the maximum of questions. */
function upToMaximum(text: string): string {
  let count = 0;
  for (const { index } of text.matchAll(QUESTION)) {
    count += 1;
    if (count > IMPORT_MAXIMUM_QUESTIONS + 1) return `${text.slice(0, index)}</quiz>`;
  }
  return text;
}

interface Found {
  readonly element: XmlElement;
  /** The number of lines before the parsed part. */
  readonly linesBefore: number;
}

/** All questions, at any depth; a file may also be a single question. */
const elementsOf = (root: XmlElement | undefined): Found[] => {
  const all = root?.name === 'question' ? [root] : root ? descendantsOf(root, 'question') : [];
  return all.map((element) => ({ element, linesBefore: 0 }));
};

const BEGIN = /<question(?=[\s>])/;

/** Reads each question separately, so that a faulty one affects no other. */
function oneByOne(text: string, skipped: SkippedQuestion[]): Found[] {
  const [before = '', ...sources] = text.split(BEGIN);
  let linesBefore = breaksIn(before);
  return sources.flatMap((source) => {
    const { root, fault } = readXml(`<quiz><question${source.replace(/<\/quiz>\s*$/, '')}</quiz>`);
    const found = elementsOf(root).map(({ element }) => ({ element, linesBefore }));
    if (fault) skipped.push(brokenOf(found[0]?.element, fault.line + linesBefore));
    linesBefore += breaksIn(source);
    return fault ? [] : found;
  });
}

const breaksIn = (text: string): number => text.split('\n').length - 1;

function brokenOf(element: XmlElement | undefined, line: number): SkippedQuestion {
  const name = textOf(childOf(element, 'name')).trim();
  const type = element?.attributes.type ?? '';
  return { line, ...(name !== '' && { name }), type, reason: moodleSentences.questionBroken };
}

/** The place where the XML breaks off, as a skipped question. */
export const faultOf = ({ line, reason }: NonNullable<XmlReading['fault']>): SkippedQuestion => ({
  line,
  type: '',
  reason: {
    broken: moodleSentences.broken,
    entities: moodleSentences.entities,
    'too-large': moodleSentences.tooLarge,
  }[reason],
});
