import './launch/on-current-node.mjs';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import type { SentenceFile } from '../src/shared/languages/parse-messages';
import { translationFindings, unusedFindings } from './check-languages/findings';
import { sentenceTypes } from './check-languages/sentence-types';

// Checks that every language has every sentence with the same parts, and that each is used; `--write` writes the types.

const FOLDER = 'src/shared/languages';
const TYPES = `${FOLDER}/sentence-types.ts`;
const SHOWN_FINDINGS = 30;

const readLanguage = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as SentenceFile;
const english = readLanguage(`${FOLDER}/en.json`);
const types = sentenceTypes(english);
if (process.argv.includes('--write')) writeFileSync(TYPES, types);

const sources = globSync('src/{client,server,shared}/**/*.{ts,tsx}', {
  exclude: (name) => /\.test\.tsx?$|sentence-types\.ts$/.test(name),
}).map((file) => readFileSync(file, 'utf8'));
const languages = globSync(`${FOLDER}/*.json`);
const findings = [
  ...languages.flatMap((file) => translationFindings(basename(file), readLanguage(file), english)),
  ...unusedFindings(english, sources),
  ...(readFileSync(TYPES, 'utf8') === types ? [] : [`${TYPES} is not in step; write it anew with --write.`]),
];
for (const finding of findings.slice(0, SHOWN_FINDINGS)) console.error(finding);
console.log(`${languages.length} languages, ${findings.length} findings.`);
process.exitCode = findings.length > 0 ? 1 : 0;
