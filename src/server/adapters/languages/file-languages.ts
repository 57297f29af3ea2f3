import { readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import * as z from 'zod';
import type { Catalogue } from '../../../shared/languages/catalogue';
import { catalogue as english } from '../../../shared/languages/english-catalogue';
import type { SentenceFile } from '../../../shared/languages/parse-messages';
import type { Languages } from '../../ports/languages';
import { readSentences } from './read-sentences';

/** A full language file has 60 kB. */
const MAXIMUM_BYTES = 1024 * 1024;
const MAXIMUM_PROBLEMS = 100;

const sentenceFile = z.record(z.string(), z.record(z.string(), z.string()));

/**
 * Reads the language files of the product from a folder, each on its first use; and those of the school from another, at
 * the start, so that the operator learns of their faults. A school's file corrects sentences or adds a language.
 */
export function fileLanguages(
  folder: string,
  { corrections = '', usual = [] }: { corrections?: string; usual?: readonly string[] } = {},
): Languages {
  const problems: string[] = [];
  const shipped = languagesIn(folder);
  const corrected = new Map(
    languagesIn(corrections).map((language) => [
      language,
      readCorrections(join(corrections, fileOf(language))),
    ]),
  );
  const offered = [...new Set([...shipped, ...corrected.keys()])].toSorted();
  const known = new Map<string, Catalogue>();

  function readCorrections(file: string): Catalogue['messages'] {
    const name = basename(file);
    try {
      if (statSync(file).size > MAXIMUM_BYTES) throw new Error('it is larger than 1 MB');
      const text = readFileSync(file, 'utf8');
      const read = readSentences(sentenceFile.parse(JSON.parse(text)), text);
      problems.push(...read.problems.slice(0, MAXIMUM_PROBLEMS).map((problem) => `${name}: ${problem}`));
      return read.messages;
    } catch (error) {
      const why =
        error instanceof z.ZodError ? 'its sentences are not in subjects of named texts' : String(error);
      problems.push(`${name} is not used: ${why.replace(/^\w*Error: /, '')}.`);
      return {};
    }
  }

  function read(language: string): Catalogue {
    const messages = shipped.includes(language)
      ? merged(english.messages, readShipped(language))
      : english.messages;
    return { language, messages: merged(messages, corrected.get(language) ?? {}) };
  }

  const readShipped = (language: string) =>
    readSentences(JSON.parse(readFileSync(join(folder, fileOf(language)), 'utf8')) as SentenceFile).messages;

  return {
    offered,
    usual: usual.find((language) => offered.includes(language)) ?? 'en',
    problems,
    catalogueOf(language) {
      const tag = offered.includes(language) ? language : 'en';
      const catalogue = known.get(tag) ?? read(tag);
      known.set(tag, catalogue);
      return catalogue;
    },
  };
}

const fileOf = (language: string) => `${language}.json`;

function languagesIn(folder: string): readonly string[] {
  try {
    const names = readdirSync(folder).filter((name) => /^[a-z]{2,3}(-[A-Za-z]{2,4})?\.json$/.test(name));
    return names.map((name) => basename(name, '.json')).toSorted();
  } catch {
    return [];
  }
}

/** The first messages with those of the second in their place. */
const merged = (messages: Catalogue['messages'], others: Catalogue['messages']): Catalogue['messages'] =>
  Object.fromEntries(
    Object.entries(messages).map(([subject, named]) => [subject, { ...named, ...others[subject] }]),
  );
