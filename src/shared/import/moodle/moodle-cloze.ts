import { blankQuestion } from '../../question/draft';
import type { ClozeDraft, GapDraft } from '../../question-types/cloze-draft';
import { GAP_MARK } from '../../question-types/gap-runs';
import { giftSentences } from '../gift/sentences';
import { type ClozeAnswer, type ClozeGap, clozeParts } from './cloze-code';
import type { MoodleQuestion } from './moodle-question';
import { type ReadType, readingOf, shownPercent } from './moodle-reading';
import { type MoodleTexts, wordsOf } from './moodle-texts';
import { numberIn } from './moodle-written';
import { moodleSentences } from './sentences';

interface ReadGap {
  readonly gap: Omit<GapDraft, 'marks'>;
  readonly accepted: readonly string[];
  readonly problems: readonly string[];
  readonly notes: readonly string[];
  readonly feedback: readonly string[];
}

/** No character stands for a gap until the text is read, lest its underscores be taken for signs. */
const HOLE = '\ufdde';
const GAP = GAP_MARK.padEnd(5, '_');

/** A text whose holes are gaps; two of them stand apart, and underscores that are no gap are none afterwards. */
export function textWithGaps({ text }: MoodleQuestion, parts: readonly string[], texts: MoodleTexts): string {
  const between = parts.map((part, at) => {
    const isBetween = at > 0 && at < parts.length - 1;
    const shortened = part.replace(/_{3,}/g, '__');
    if (shortened !== part) texts.notes.add(moodleSentences.underscores);
    return isBetween && part === '' ? ' ' : shortened;
  });
  return texts.rich({ ...text, source: between.join(HOLE) }).replaceAll(HOLE, GAP);
}

/** Gaps of several kinds in one text. */
export const readCloze: ReadType = (question, texts) => {
  const { texts: parts, gaps } = clozeParts(question.text.source);
  const read = gaps.map((gap, at) => readGap(gap, at + 1));
  const areEqual = gaps.every(({ marks }) => marks === gaps[0]?.marks);
  const draft = {
    ...blankQuestion('cloze'),
    ...{ text: textWithGaps(question, parts, texts), correctAnswer: read.map(({ accepted }) => accepted) },
    gaps: read.map(({ gap }, at) => ({ ...gap, marks: areEqual ? null : (gaps[at]?.marks ?? null) })),
    maximumMarks: gaps.reduce((sum, { marks }) => sum + marks, 0) || question.marks,
  } satisfies ClozeDraft & { text: string; maximumMarks: number };
  return readingOf(draft, {
    problems: read.flatMap(({ problems }) => problems),
    notes: [
      ...read.flatMap(({ notes }) => notes),
      ...(gaps.some(({ isCaseSensitive }) => isCaseSensitive) ? [moodleSentences.caseSensitive] : []),
    ],
    feedback: read.flatMap(({ feedback }) => feedback),
  });
};

function readGap({ kind, answers }: ClozeGap, number: number): ReadGap {
  const all = answers.map((answer) => ({ ...answer, text: wordsOf(answer.text) }));
  const best = Math.max(0, ...all.map(({ fraction }) => fraction));
  const takes = kind === 'several' ? 0 : best;
  const right = all.filter(({ fraction }) => fraction > 0 && fraction >= takes);
  const partly = all.filter(({ fraction }) => fraction > 0 && fraction < takes);
  const isList = kind === 'choice' || kind === 'several';
  const accepted = right
    .filter(({ text }) => isList || text !== '*')
    .map(({ text }) => acceptedAs(kind, text));
  const hasPicture =
    isList && answers.some(({ text }, at) => /<img|\\\(|\$\$/.test(text) || all[at]?.text === '');
  return {
    gap: {
      kind: kind === 'number' ? 'number' : isList ? 'select' : 'text',
      options: isList ? all.map(({ text }) => text) : [],
    },
    accepted,
    problems: [
      ...(kind === 'several' ? [moodleSentences.gapSeveral(number)] : []),
      ...(accepted.length < right.length ? [moodleSentences.gapAny(number)] : []),
      ...(hasPicture ? [moodleSentences.gapPicture(number)] : []),
    ],
    notes: [
      ...partly.map(({ text, fraction }) => moodleSentences.gapPartly(number, text, shownPercent(fraction))),
      ...(kind === 'text' ? right : [])
        .filter(({ text }) => text !== '*' && /(?<!\\)\*/.test(text))
        .map(({ text }) => giftSentences.star(text)),
      ...(kind !== 'several' && best > 0 && best < 99.9
        ? [moodleSentences.gapBest(number, shownPercent(best))]
        : []),
    ],
    feedback: all.flatMap(feedbackLine),
  };
}

/** A number with its tolerance, "5:0.1", as gaps of ours say it. */
function acceptedAs(kind: ClozeGap['kind'], text: string): string {
  if (kind === 'text') return text.replaceAll('\\*', '*');
  if (kind !== 'number') return text;
  const [value = '', tolerance = ''] = text.split(':').map((part) => part.trim());
  const off = numberIn(tolerance);
  const said = numberIn(value) ?? value;
  return off === undefined || off === 0 ? String(said) : `${said} ± ${off}`;
}

function feedbackLine({ text, feedback }: ClozeAnswer): string[] {
  const said = wordsOf(feedback);
  if (said === '') return [];
  return [
    text === '*' || text === '' ? giftSentences.feedbackElse(said) : giftSentences.feedbackOn(text, said),
  ];
}
