import fc from 'fast-check';

/** A teacher's style of typing a quiz. */
export interface TypedStyle {
  readonly number: (at: number) => string;
  readonly letter: (at: number) => string;
  /** Between options: line breaks, or separators within a line. */
  readonly between: string;
  readonly key: 'star' | 'tick' | 'words' | 'letter' | 'text' | 'list';
  readonly answer: string;
  readonly marks: (marks: number) => string;
  readonly lineEnd: string;
  readonly gap: number;
}

/** A question to be typed in a style. */
export interface PlainQuestion {
  readonly kind: 'choice' | 'several' | 'written' | 'trueFalse' | 'gaps';
  readonly text: string;
  readonly options: readonly string[];
  readonly right: readonly string[];
  readonly marks: number;
}

const WORDS =
  'river cell Haus père नदी water light energy of the in capital number green small große planet x² 3.5 plant sun moon school house and to is'.split(
    ' ',
  );
const words = (least: number, most: number) =>
  fc.array(fc.constantFrom(...WORDS), { minLength: least, maxLength: most }).map((all) => all.join(' '));
const answers = (least: number, most: number) =>
  fc.uniqueArray(
    fc
      .tuple(fc.constantFrom('red', 'blue', 'tall', 'Fluß', 'नीला', 'deep', 'old'), words(0, 2))
      .map((all) => all.join(' ').trim()),
    { minLength: least, maxLength: most, selector: (text) => text.toLowerCase() },
  );

const choice = fc.record({ text: words(2, 7), all: answers(2, 5), marks: fc.integer({ min: 1, max: 9 }) });

/** A question without special characters. */
export const plainQuestion: fc.Arbitrary<PlainQuestion> = fc.oneof(
  choice.chain(({ text, all, marks }) =>
    fc.constantFrom(...all).map(
      (right): PlainQuestion => ({
        ...{ kind: 'choice', text: `Which ${text}?`, options: all, right: [right], marks },
      }),
    ),
  ),
  choice
    .filter(({ all }) => all.length > 2)
    .chain(({ text, all, marks }) =>
      fc.subarray(all, { minLength: 2, maxLength: all.length - 1 }).map(
        (right): PlainQuestion => ({
          ...{ kind: 'several', text: `Which ${text}?`, options: all, right, marks },
        }),
      ),
    ),
  choice.map(
    ({ text, all, marks }): PlainQuestion => ({
      ...{ kind: 'written', text: `Which ${text}?`, options: [], right: all.slice(0, 1), marks },
    }),
  ),
  fc.tuple(words(3, 7), fc.constantFrom('True', 'False')).map(
    ([text, right]): PlainQuestion => ({
      ...{ kind: 'trueFalse', text: `The ${text}.`, options: ['True', 'False'], right: [right], marks: 1 },
    }),
  ),
  fc.tuple(words(1, 4), answers(2, 2)).map(
    ([text, right]): PlainQuestion => ({
      ...{ kind: 'gaps', text: `The ${text} _____ and ${text} _____ too.`, options: [], right, marks: 2 },
    }),
  ),
);

const letterAt = (at: number) => String.fromCharCode('a'.charCodeAt(0) + at);

/** A style of typing; the key may be a list below all questions. */
export const typedStyle: fc.Arbitrary<TypedStyle> = fc.record({
  number: fc.constantFrom<TypedStyle['number']>(
    (at) => `${at}. `,
    (at) => `${at}) `,
    (at) => `${at}.\t`,
    (at) => `Q${at}. `,
    (at) => `Q${at}: `,
    (at) => `Question ${at}: `,
    (at) => `Question ${at}\n`,
    (at) => `(${at}) `,
    (at) => `**${at}.** `,
    (at) => `${at} - `,
    (at) => `${[...String(at)].map((digit) => '०१२३४५६७८९'[Number(digit)]).join('')}. `,
  ),
  letter: fc.constantFrom<TypedStyle['letter']>(
    (at) => `${letterAt(at)}) `,
    (at) => `(${letterAt(at)}) `,
    (at) => `${letterAt(at).toUpperCase()}. `,
    (at) => `${letterAt(at).toUpperCase()}) `,
    (at) => `${letterAt(at)}.\t`,
    (at) => `   ${letterAt(at)}) `,
    (at) => `- ${letterAt(at).toUpperCase()}) `,
  ),
  between: fc.constantFrom('\n', '\n', '\n', '\n\n', '   ', '\t'),
  key: fc.constantFrom('star', 'tick', 'words', 'letter', 'text', 'list'),
  answer: fc.constantFrom(
    'Answer: ',
    'Ans: ',
    'Ans. ',
    'Answer – ',
    'Correct answer: ',
    '**Answer:** ',
    'ANSWER: ',
  ),
  marks: fc.constantFrom<TypedStyle['marks']>(
    (marks) => ` (${marks} marks)`,
    (marks) => ` [${marks}]`,
    (marks) => ` [${marks} marks]`,
    (marks) => `\nMarks: ${marks}`,
    (marks) => ` (${marks} pts)`,
  ),
  lineEnd: fc.constantFrom('\n', '\r\n', '\u2028'),
  gap: fc.integer({ min: 1, max: 2 }),
});

/** The questions typed in that style. */
export function typedIn(style: TypedStyle, questions: readonly PlainQuestion[]): string {
  const typed = questions.map((question, at) => typedQuestion(style, question, at + 1));
  const list = questions.flatMap((question, at) =>
    isListed(style, question) ? [`${at + 1}. ${answerOf(style, question)}`] : [],
  );
  const below = list.length > 1 ? ['', 'Answer key', ...list] : [];
  const all = [...typed.join('\n'.repeat(style.gap)).split('\n'), ...below];
  return all.join(style.lineEnd);
}

const isListed = (style: TypedStyle, { kind }: PlainQuestion) => style.key === 'list' && kind !== 'gaps';

/** In a row, a letter after a bullet is not recognised. */
const letterIn = ({ letter, between }: TypedStyle, at: number): string =>
  between.includes('\n') ? letter(at) : letter(at).replace(/^[\s-]+/, '');

function typedQuestion(style: TypedStyle, question: PlainQuestion, number: number): string {
  const { kind, text, options, right, marks } = question;
  const isChoice = kind === 'choice' || kind === 'several';
  const rows = options.map((option, at) => {
    const isRight = right.includes(option);
    const star = isRight && style.key === 'star' ? '*' : '';
    const behind = isRight
      ? ({ tick: ' ✓', words: ' (correct)' } as Record<string, string>)[style.key]
      : undefined;
    return `${letterIn(style, at).replace(/[^\s-].*$/s, (label) => star + label)}${option}${behind ?? ''}`;
  });
  const isSaid = isChoice ? ['letter', 'text'].includes(style.key) : !isListed(style, question);
  return [
    `${style.number(number)}${text}${style.marks(marks)}`,
    ...(isChoice ? [rows.join(style.between)] : []),
    ...(isSaid ? [`${style.answer}${answerOf(style, question)}`] : []),
  ].join('\n');
}

function answerOf(style: TypedStyle, { kind, options, right }: PlainQuestion): string {
  if (kind === 'gaps') return right.join('; ');
  if (kind === 'written' || kind === 'trueFalse' || style.key === 'text') return right.join(', ');
  return right.map((text) => letterAt(options.indexOf(text)).toUpperCase()).join(', ');
}
