import type { ImportedQuestion, PackageReader, SkippedQuestion } from '../imported';
import { ImportedPictures } from '../imported-pictures';
import { type ItemPlace, placesIn } from './assessment-test';
import { readManifest } from './manifest';
import { type QtiFile, questionsIn } from './qti-file';
import { PictureFiles, pictureFinder, resolved } from './qti-pictures';
import { qtiVersionOfText } from './qti-version';
import { type QtiReading, readQtiXml } from './qti-xml';
import * as sentences from './sentences';

interface PackageFile extends QtiFile {
  readonly path: string;
  readonly place: ItemPlace | undefined;
}

/** Reads the questions of a QTI package of any version, in the order of its tests and its manifest. */
export const readQtiPackage: PackageReader = (files) => {
  const pictures = new ImportedPictures();
  const pictureFiles = new PictureFiles(files);
  const manifest = readManifest(files);
  const paths = manifest.paths.filter((path) => qtiVersionOfText(files.text(path) ?? '') !== undefined);
  const readings = new Map(paths.map((path) => [path, readQtiXml(files.text(path) ?? '')]));
  const rootOf = (path: string) => readings.get(path)?.roots[0];
  const places = [...readings].flatMap(
    ([
      path,
      {
        roots: [root],
      },
    ]) => (root?.name === 'assessmentTest' ? placesIn(root, { path, sectionOf: rootOf }) : []),
  );
  const read = inOrder(readings, places).map(({ path, place, reading }): PackageFile => {
    const pictureOf = pictureFinder({ pictures, from: { pictureFiles, path } });
    const passageOf = (address: string) => rootOf(resolved(address, path));
    const tags = manifest.tags.get(path) ?? [];
    return {
      ...tagged(questionsIn(reading, { pictureOf, passageOf, weight: place?.weight }), tags),
      path,
      place,
    };
  });
  const missing = [
    ...places.map(({ path }) => path).filter((path) => !readings.has(path)),
    ...manifest.missing,
  ];
  return { ...merged(read, [...new Set(missing)]), pictures: pictures.all };
};

interface InOrder {
  readonly path: string;
  readonly place: ItemPlace | undefined;
  readonly reading: QtiReading;
}

/** Items in the order of tests, then files outside all tests; an item used twice is read once. */
function inOrder(readings: ReadonlyMap<string, QtiReading>, places: readonly ItemPlace[]): InOrder[] {
  const placed = new Map(places.toReversed().map((place) => [place.path, place]));
  const ordered = [...new Set([...places.map(({ path }) => path), ...readings.keys()])];
  return ordered.flatMap((path) => {
    const reading = readings.get(path);
    const isStimulus = reading?.roots[0]?.name === 'assessmentStimulus';
    return reading && !isStimulus ? [{ path, place: placed.get(path), reading }] : [];
  });
}

function tagged(file: QtiFile, tags: readonly string[]): QtiFile {
  if (tags.length === 0) return file;
  return {
    ...file,
    questions: file.questions.map((question) => ({ ...question, tags: [...question.tags, ...tags] })),
  };
}

/** All questions of a package, without repeats. */
function merged(read: readonly PackageFile[], missing: readonly string[]) {
  const drawn = new Map(read.flatMap((file) => [...file.drawn]));
  const kept = withoutCopies(read);
  const questions: ImportedQuestion[] = [];
  const skipped: SkippedQuestion[] = [];
  for (const { questions: own, skipped: without, place, ident } of kept) {
    const bank = drawn.get(ident);
    const pool = place?.pool ?? (bank && bank.draw < own.length ? bank : undefined);
    for (const question of own) questions.push(pool && !question.pool ? { ...question, pool } : question);
    for (const each of without) skipped.push(each);
  }
  for (const path of missing)
    skipped.push({ line: 1, name: path, type: 'file', reason: sentences.fileMissing(path) });
  return { questions, skipped };
}

/** Canvas exports a quiz twice: plain, and as a complete ".xml.qti" file; the plain one is left out. */
function withoutCopies(read: readonly PackageFile[]): readonly PackageFile[] {
  const whole = new Set(read.filter(({ path }) => path.endsWith('.qti')).map(({ ident }) => ident));
  return read.filter(({ path, ident }) => path.endsWith('.qti') || ident === '' || !whole.has(ident));
}
