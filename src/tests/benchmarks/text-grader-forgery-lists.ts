import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { markTextAnswers } from '../../server/rules/marking/text/mark-text-answers';
import { byKey } from './text-grader-data';
import type { ForgeryCount, ForgeryWords } from './text-grader-forgeries';

const wordsSchema = z.object({
  frames: z.array(z.string()),
  denials: z.array(z.string()),
  opposites: z.array(z.array(z.string())),
});
const writtenSchema = z.object({
  language: z.string(),
  question: z.string(),
  modelAnswer: z.string(),
  right: z.array(z.string()),
  wrong: z.array(z.string()),
  /** By kind of forgery. */
  forged: z.record(z.string(), z.array(z.string())),
});

export interface ForgeryList {
  readonly words: ForgeryWords;
  readonly written: readonly z.infer<typeof writtenSchema>[];
}

/**
 * A list written before the guards were ever run on it: the first line has words for forgeries, the others classes on other
 * topics and in other languages with handwritten forgeries.
 */
export function readForgeryList(name: 'first' | 'second'): ForgeryList {
  const text = readFileSync(new URL(`./forgery-lists/${name}.jsonl`, import.meta.url), 'utf8');
  const [words = '', ...written] = text.trim().split('\n');
  return {
    words: wordsSchema.parse(JSON.parse(words)),
    written: written.map((line) => writtenSchema.parse(JSON.parse(line))),
  };
}

/** Handwritten forgeries that are sure of half marks when the teacher has marked all other answers. */
export function countWritten({ written }: ForgeryList): ForgeryCount[] {
  const found = written.flatMap(({ question, modelAnswer, right, wrong, forged }) => {
    const answers = [...right, ...wrong].map((text, at) => ({ id: String(at), text }));
    const teacherMarks = answers.map(({ id }, at) => ({ id, marks: at < right.length ? 5 : 0 }));
    return Object.entries(forged).flatMap(([name, texts]) =>
      texts.map((text) => {
        const task = { question, modelAnswer, maximumMarks: 5, teacherMarks };
        const mark = markTextAnswers({ ...task, answers: [...answers, { id: 'forged', text }] }).at(-1);
        return { name, isThrough: mark?.state === 'suggested' && mark.marks >= 2.5 };
      }),
    );
  });
  return [...byKey(found, ({ name }) => name)].map(([name, each]) => ({
    name: `${name}, written by hand`,
    made: each.length,
    through: each.filter(({ isThrough }) => isThrough).length,
  }));
}
