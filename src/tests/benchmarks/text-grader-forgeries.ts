import type { Coefficients } from '../../server/rules/marking/text/expect-marks';
import { markTextAnswers } from '../../server/rules/marking/text/mark-text-answers';
import { byKey, seeded } from './text-grader-data';
import { marksIn, type SchoolClass } from './text-grader-lessons';

type Forge = (text: string, random: () => number) => string | null;

const pick = <Each>(list: readonly Each[], random: () => number) => list[Math.floor(random() * list.length)];

const FRAMES = [
  'It is a common mistake to think that #',
  'Only a fool would claim this: #',
  'In a strange dream #',
  'The contrary of the following holds: #',
  'People long ago used to believe #',
  '# is what the old textbook got wrong',
  'There is no evidence for the idea that #',
  'Hardly anybody would agree that #',
  'If magic were real, #',
  'My cousin pretends #',
  'It would be absurd if #',
];

const DENIALS = [
  'But in truth it is exactly the other way round.',
  'No, that is rubbish.',
  'Or rather, none of this.',
  'Actually I take that back, something else is responsible.',
  'Wait, I was joking, it never happens.',
  'Still, the reverse is what we saw.',
  'However this is false.',
  'That is a lie though.',
];

const OPPOSITES =
  `more/less increase/decrease increases/decreases hot/cold open/closed positive/negative high/low higher/lower up/down
  faster/slower before/after same/different connected/disconnected larger/smaller bigger/smaller heavier/lighter inside/outside
  gain/lose gains/loses add/remove push/pull always/seldom all/few harder/softer longer/shorter warmer/cooler dark/bright
  rise/fall absorbs/emits absorb/emit many/few with/without together/apart wet/dry solid/liquid strong/weak stronger/weaker
  most/least highest/lowest same/opposite separate/join separated/joined complete/incomplete equal/unequal long/short
  far/near farther/nearer top/bottom thick/thin big/small large/tiny first/last full/empty light/heavy warm/cool`
    .split(/\s+/)
    .map((pair) => pair.split('/'));

const contentOf = (text: string) =>
  (text.match(/[\p{L}\p{N}]{4,}/gu) ?? []).filter((word) => !LINKS.test(word));
const LINKS =
  /^(that|this|with|from|because|they|them|then|there|have|were|will|would|when|which|than|into|also|been)$/i;

/** Material for forgeries; `forgery-lists` contains others, to which nothing had been tuned when first measured. */
export interface ForgeryWords {
  readonly frames: readonly string[];
  readonly denials: readonly string[];
  readonly opposites: readonly (readonly string[])[];
}

const KNOWN: ForgeryWords = { frames: FRAMES, denials: DENIALS, opposites: OPPOSITES };

const forgesOf = ({ frames, denials, opposites }: ForgeryWords): Readonly<Record<string, Forge>> => ({
  'false frame': (text, random) => pick(frames, random)?.replace('#', () => text) ?? null,
  'opposite word': (text) => {
    for (const [one = '', other = ''] of opposites) {
      for (const [from, to] of [
        [one, other],
        [other, one],
      ] as const) {
        const word = new RegExp(`\\b${from}\\b`, 'i');
        if (word.test(text)) return text.replace(word, to);
      }
    }
    return null;
  },
  'subject and object exchanged': (text) => {
    const words = [...new Set(contentOf(text).map((word) => word.toLowerCase()))];
    const [first, last] = [words[0], words.at(-1)];
    if (first === undefined || last === undefined || words.length < 3) return null;
    return text.replace(new RegExp(`\\b(${first}|${last})\\b`, 'giu'), (word) =>
      word.toLowerCase() === first ? last : first,
    );
  },
  'right, then contradicted': (text, random) => `${text.replace(/[.\s]+$/, '')}. ${pick(denials, random)}`,
  'keywords repeated': (text, random) => {
    const words = [...new Set(contentOf(text))];
    if (words.length < 3) return null;
    const list = random() < 0.5 ? [...words, ...words, ...words] : words;
    return list.join(random() < 0.5 ? ' ' : ', ');
  },
});

export interface ForgeryCount {
  readonly name: string;
  readonly made: number;
  /** Sure, and with at least half marks. */
  readonly through: number;
}

/**
 * Adds one forged answer of each kind to each class with ten marked answers: made from the model answer, a marked right
 * answer and, optionally, an unmarked one.
 */
export function countForgeries(
  classes: readonly {
    readonly school: SchoolClass;
    readonly given: ReadonlySet<string>;
    readonly coefficients?: Coefficients;
  }[],
  { words = KNOWN, areUnmarkedForged = false }: { words?: ForgeryWords; areUnmarkedForged?: boolean } = {},
): ForgeryCount[] {
  const random = seeded(42);
  const found = classes.flatMap(({ school, given, coefficients }) => {
    const { question, maximumMarks } = school;
    const marksOf = marksIn(question, maximumMarks);
    const teacherMarks = [...given].map((id) => ({ id, marks: marksOf(id) }));
    const [model = ''] = question.modelAnswer.split('\n');
    const longest = (isMarked: boolean) =>
      question.answers
        .filter(({ id }) => given.has(id) === isMarked && marksOf(id) === maximumMarks)
        .reduce((best, { text }) => (text.length > best.length ? text : best), '');
    const origins = [
      ['the model answer', model],
      ['a right answer', longest(true)],
      ...(areUnmarkedForged ? [['a right answer not marked', longest(false)]] : []),
    ];
    return Object.entries(forgesOf(words)).flatMap(([name, forge]) =>
      origins.flatMap(([of, origin = '']) => {
        const text = origin === '' ? null : forge(origin, random);
        if (text === null || text === origin) return [];
        const answers = [...question.answers, { id: 'forged', text }];
        const forged = markTextAnswers({ ...question, maximumMarks, answers, teacherMarks }, coefficients).at(
          -1,
        );
        const isThrough = forged?.state === 'suggested' && forged.marks >= maximumMarks / 2;
        return [{ name: `${name}, of ${of}`, isThrough }];
      }),
    );
  });
  return [...byKey(found, ({ name }) => name)].map(([name, each]) => ({
    name,
    made: each.length,
    through: each.filter(({ isThrough }) => isThrough).length,
  }));
}
