import fc from 'fast-check';
import { expect, test } from 'vitest';
import { writeQti21 } from '../../server/rules/export/qti/write-qti21';
import { descendantsOf, isElement, readXml, type XmlElement } from '../../server/rules/import/markup/xml';
import { checkProperty } from '../../server/testing/property';
import type { ExportedQuestion, ExportedQuiz } from '../../shared/export/exported';
import { questionSchema } from '../../shared/question/schema';
import { quizSwitches } from '../../shared/quiz/settings';
import { anyMadeUpQuestion } from './made-up-questions';

const SETTINGS = {
  title: 'Cells & co',
  description: '',
  totalTimeSeconds: 1800,
  lang: null,
  ...quizSwitches,
};
const UPLOAD = 'a'.repeat(22);
const PICTURE = { bytes: new Uint8Array([1, 2]), base64: 'AQI=', mediaType: 'image/webp' };

const quizOf = (questions: readonly ExportedQuestion[]): ExportedQuiz => ({
  ...{ settings: SETTINGS, questions, pictures: new Map([[UPLOAD, PICTURE]]) },
});

function filesOf(questions: readonly ExportedQuestion[]) {
  const { content, losses } = writeQti21(quizOf(questions));
  const files = new Map(typeof content === 'string' ? [] : content);
  const root = (path: string): XmlElement => {
    const { root: read, fault } = readXml(String(files.get(path)));
    expect(fault).toBeUndefined();
    if (!read) throw new Error(`${path} is empty`);
    return read;
  };
  return { files, losses, root };
}

const aShort = (text: string): ExportedQuestion['question'] =>
  questionSchema.parse({
    ...{ _id: '', imageUrl: null, imageAlt: null, timeLimit: null, format: 'rich', maximumMarks: 1, text },
    ...{ type: 'short', options: [], correctAnswer: 'Paris', min: null, max: null, step: null },
  });

/** The order of an item's elements required by the QTI 2.1 schema. */
const ORDER = ['responseDeclaration', 'outcomeDeclaration', 'templateDeclaration', 'itemBody'].concat([
  'responseProcessing',
  'modalFeedback',
]);
const NAME = /^[A-Za-z_][\w.-]*$/;
const INTERACTION = /Interaction$/;

const everyElement = (element: XmlElement): XmlElement[] => [
  element,
  ...element.children.filter(isElement).flatMap(everyElement),
];

test('every item conforms to the QTI 2.1 schema', () => {
  checkProperty(
    fc.property(anyMadeUpQuestion, (exported) => {
      const item = filesOf([exported]).root('items/item_001.xml');
      const places = item.children.filter(isElement).map(({ name }) => ORDER.indexOf(name));
      expect(places).not.toContain(-1);
      expect(places).toEqual(places.toSorted((left, right) => left - right));
      expect(item.attributes).toMatchObject({ adaptive: 'false', timeDependent: 'false' });

      const all = everyElement(item);
      const names = all.flatMap(({ attributes: { identifier, responseIdentifier } }) => [
        ...(identifier === undefined ? [] : [identifier]),
        ...(responseIdentifier === undefined ? [] : [responseIdentifier]),
      ]);
      expect(names.filter((name) => !NAME.test(name))).toEqual([]);

      const declared = descendantsOf(item, 'responseDeclaration').map(
        ({ attributes }) => attributes.identifier,
      );
      const asked = all
        .filter(({ name }) => INTERACTION.test(name))
        .map(({ attributes }) => attributes.responseIdentifier);
      expect(asked).toEqual(declared);
      expect(new Set(declared).size).toBe(declared.length);
      const outcomes = descendantsOf(item, 'outcomeDeclaration').map(
        ({ attributes }) => attributes.identifier,
      );
      expect(outcomes).toEqual(['SCORE', 'MAXSCORE', 'FEEDBACK']);
    }),
    { numRuns: 200 },
  );
});

test('the manifest lists every file of the package except itself and the list of losses', () => {
  const text = `See ![a cell](${UPLOAD})`;
  const { files, root } = filesOf([{ question: aShort(text), place: 1, tags: ['biology'] }]);
  const listed = descendantsOf(root('imsmanifest.xml'), 'file').map(({ attributes }) => attributes.href);
  const others = [...files.keys()].filter((path) => !/^(imsmanifest\.xml|losses\.txt)$/.test(path));
  expect(listed.toSorted()).toEqual(others.toSorted());
  expect(files.get(`images/${UPLOAD}.webp`)).toBe(PICTURE.bytes);
  const [image] = descendantsOf(root('items/item_001.xml'), 'img');
  expect(image?.attributes).toEqual({ src: `../images/${UPLOAD}.webp`, alt: 'a cell' });
});

test('a pool becomes a selecting section at the position of its first question', () => {
  const pool = { name: 'Cities', draw: 1 };
  const { root } = filesOf([
    { question: aShort('One?'), place: 1, tags: [] },
    { question: aShort('Two?'), place: 2, tags: [], pool },
    { question: aShort('Three?'), place: 3, tags: [] },
    { question: aShort('Four?'), place: 4, tags: [], pool },
  ]);
  const sections = descendantsOf(root('test.xml'), 'assessmentSection').map((section) => [
    section.attributes.title,
    descendantsOf(section, 'selection').map(({ attributes }) => attributes.select),
    descendantsOf(section, 'assessmentItemRef').map(({ attributes }) => attributes.href),
  ]);
  expect(sections).toEqual([
    ['Cells & co', [], ['items/item_001.xml']],
    ['Cities', ['1'], ['items/item_002.xml', 'items/item_004.xml']],
    ['Cells & co', [], ['items/item_003.xml']],
  ]);
});

test('anything QTI cannot express is listed, also in the package', () => {
  const question = questionSchema.parse({
    ...{ _id: '', imageUrl: null, imageAlt: null, timeLimit: null, format: 'rich', maximumMarks: 1 },
    ...{ text: 'How fast?', type: 'number', correctAnswer: { value: 20, unit: 'm/s' } },
  });
  const { files, losses } = filesOf([{ question, place: 3, tags: [] }]);
  const sentence = 'It asks for a unit, m/s. QTI has none: only the number is compared.';
  expect(losses).toEqual([{ question: 3, sentence }]);
  expect(files.get('losses.txt')).toContain(`Question 3: ${sentence}`);
});
