import type { MarkedQuestion } from './text-grader-data';

const CAUSES = [
  'the sun',
  'chlorophyll',
  'a closed circuit',
  'gravity',
  'warm air',
  'the current',
  'friction',
];
const DEEDS = ['reflects', 'absorbs', 'does not reach', 'makes', 'slows down', 'pulls on', 'is part of'];
const THINGS = [
  'green light',
  'the bulb',
  'the ball',
  'sugar from water',
  'the plant',
  'heat',
  'the terminal',
];
const LINKS = [', so', ' because', ', and then', '. Therefore', ', but', ' while'];

const pick = (list: readonly string[], at: number): string => list[at % list.length] ?? '';

const clause = (at: number): string =>
  `${pick(CAUSES, at)} ${pick(DEEDS, Math.floor(at / 7))} ${pick(THINGS, Math.floor(at / 3))}`;

const sentence = (at: number, clauses: number): string =>
  Array.from({ length: clauses }, (_, index) => clause(at + 11 * index) + pick(LINKS, at + index)).join(' ');

const question = (
  at: number,
  { students, clauses }: { students: number; clauses: number },
): MarkedQuestion => {
  const ids = Array.from({ length: students }, (_, index) => String(index));
  return {
    ...{ dataset: 'made up', language: 'en', qid: `${clauses}-${at}`, isGraded: true },
    question: `What happens when ${clause(at)}?`,
    modelAnswer: sentence(at, clauses),
    answers: ids.map((id) => ({ id, text: sentence(at + 5 * Number(id), clauses) })),
    scores: new Map(ids.map((id) => [id, (Number(id) % 5) / 4])),
  };
};

/** Questions with composed answers: they show the grader's speed, not its quality. */
export const madeUpQuestions = (): MarkedQuestion[] => [
  ...Array.from({ length: 30 }, (_, at) => question(at, { students: 60, clauses: 1 })),
  ...Array.from({ length: 15 }, (_, at) => question(at, { students: 40, clauses: 8 })),
];
