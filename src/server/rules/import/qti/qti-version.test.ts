import { expect, test } from 'vitest';
import type { PackageFiles } from '../imported';
import { packageQtiVersion, qtiVersionOf, qtiVersionOfText } from './qti-version';

const packageOf = (texts: Record<string, string>): PackageFiles => ({
  paths: Object.keys(texts),
  text: (path) => texts[path],
  bytes: () => undefined,
});

test.each([
  ['questestinterop', 'qti12'],
  ['assessmentItem', 'qti21'],
  ['assessmentTest', 'qti21'],
  ['qti-assessment-item', 'qti30'],
  ['quiz', undefined],
  ['constructor', undefined],
])('a file that begins with %s is %s', (rootName, version) => {
  expect(qtiVersionOf(rootName)).toBe(version);
});

test('a version is found after a declaration, comments and a document type, with any prefix', () => {
  const before =
    '\ufeff<?xml version="1.0"?>\n<!-- a <quiz> -->\n<!DOCTYPE questestinterop SYSTEM "x.dtd">\n';
  expect(qtiVersionOfText(`${before}<questestinterop>`)).toBe('qti12');
  expect(qtiVersionOfText(`${before}<imsqti:assessmentItem identifier="a"/>`)).toBe('qti21');
  expect(qtiVersionOfText('<!-- without an end')).toBeUndefined();
  expect(qtiVersionOfText('2 < 3')).toBeUndefined();
});

test('a package has the version of its first question file', () => {
  const manifest = '<manifest xmlns="http://www.imsglobal.org/xsd/imscp_v1p1"/>';
  expect(packageQtiVersion(packageOf({ 'imsmanifest.xml': manifest }))).toBeUndefined();
  expect(
    packageQtiVersion(
      packageOf({
        'imsmanifest.xml': manifest,
        'a/b.html': '<assessmentItem/>',
        'res00001.dat': '<questestinterop/>',
      }),
    ),
  ).toBe('qti12');
});
