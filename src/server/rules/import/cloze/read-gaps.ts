import { blankQuestion, type QuestionDraft } from '../../../../shared/question/draft';
import type { GapDraft } from '../../../../shared/question-types/cloze/draft';
import { answerSentences } from '../answer-sentences';
import { numberIn, shownPercent } from '../file-numbers';
import type { ClozeAnswer, ClozeGap } from './cloze-code';
import { clozeSentences } from './sentences';

/** Turns a gap's source into the words that answers are compared with. */
type ToWords = (source: string) => string;

/** The gaps of a text as a question without its text, and the notes on them. */
export function readGaps(gaps: readonly ClozeGap[], toWords: ToWords) {
  const read = gaps.map((gap, at) => readGap(gap, { number: at + 1, toWords }));
  const areEqual = gaps.every(({ marks }) => marks === gaps[0]?.marks);
  const draft: Extract<QuestionDraft, { type: 'cloze' }> = {
    ...blankQuestion('cloze'),
    correctAnswer: read.map(({ accepted }) => accepted),
    gaps: read.map(({ gap }, at) => ({ ...gap, marks: areEqual ? null : (gaps[at]?.marks ?? null) })),
    maximumMarks: gaps.reduce((sum, { marks }) => sum + marks, 0),
  };
  return {
    draft,
    problems: read.flatMap(({ problems }) => problems),
    notes: [
      ...read.flatMap(({ notes }) => notes),
      ...(gaps.some(({ isCaseSensitive }) => isCaseSensitive) ? [answerSentences.caseSensitive] : []),
    ],
    feedback: read.flatMap(({ feedback }) => feedback),
  };
}

interface ReadGap {
  readonly gap: Omit<GapDraft, 'marks'>;
  readonly accepted: readonly string[];
  readonly problems: readonly string[];
  readonly notes: readonly string[];
  readonly feedback: readonly string[];
}

function readGap(
  { kind, answers }: ClozeGap,
  { number, toWords }: { number: number; toWords: ToWords },
): ReadGap {
  const all = answers.map((answer) => ({ ...answer, text: toWords(answer.text) }));
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
      ...(kind === 'several' ? [clozeSentences.several(number)] : []),
      ...(accepted.length < right.length ? [clozeSentences.any(number)] : []),
      ...(hasPicture ? [clozeSentences.picture(number)] : []),
    ],
    notes: [
      ...partly.map(({ text, fraction }) => clozeSentences.partly(number, text, shownPercent(fraction))),
      ...(kind === 'text' ? right : [])
        .filter(({ text }) => text !== '*' && /(?<!\\)\*/.test(text))
        .map(({ text }) => answerSentences.star(text)),
      ...(kind !== 'several' && best > 0 && best < 99.9
        ? [clozeSentences.best(number, shownPercent(best))]
        : []),
    ],
    feedback: all.flatMap((answer) => feedbackLine(answer, toWords)),
  };
}

/** Turns a number with a tolerance, "5:0.1", into our notation for gaps. */
function acceptedAs(kind: ClozeGap['kind'], text: string): string {
  if (kind === 'text') return text.replaceAll('\\*', '*');
  if (kind !== 'number') return text;
  const [value = '', tolerance = ''] = text.split(':').map((part) => part.trim());
  const off = numberIn(tolerance);
  const said = numberIn(value) ?? value;
  return off === undefined || off === 0 ? String(said) : `${said} ± ${off}`;
}

function feedbackLine({ text, feedback }: ClozeAnswer, toWords: ToWords): string[] {
  const said = toWords(feedback);
  if (said === '') return [];
  return [
    text === '*' || text === '' ? answerSentences.feedbackElse(said) : answerSentences.feedbackOn(text, said),
  ];
}
