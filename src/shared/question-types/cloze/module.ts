import type { Answer } from '../../answer/answer';
import { messages } from '../../messages';
import { readNumberKey } from '../../number-answer/number-key';
import { keptText } from '../kept-text';
import { asTypedIn, isBlank } from '../options';
import type { PartsBy, QuestionTypeModule } from '../question-type-module';
import { checkCloze } from './checks';
import { type ClozeDraft, clozeFields, emptyCloze, type GapDraft } from './draft';
import type { clozeSchemas, Gap } from './schemas';

const type = 'cloze';

type ClozeParts = PartsBy<typeof clozeSchemas, ClozeDraft>;

/** Gaps in a text, typed or chosen from a list; each gap is marked separately. */
export const cloze = {
  type,
  empty: emptyCloze,
  blank: () => ({ ...emptyCloze(), partialCredit: true }),
  toFields: clozeFields,
  check: checkCloze,
  toBody: ({ gaps, correctAnswer, partialCredit }) => ({
    type,
    gaps: gaps.map(toGap),
    correctAnswer: gaps.map((gap, at) => acceptedIn(gap, correctAnswer[at] ?? [])),
    partialCredit,
  }),
  toDraft: ({ gaps, correctAnswer, partialCredit }) => ({
    type,
    gaps: gaps.map(({ kind, options = [], marks = null }) => ({ kind, options, marks })),
    correctAnswer,
    partialCredit,
  }),
  toAsked: ({ gaps, correctAnswer, partialCredit }) => ({
    type,
    gaps: gaps.map((gap, at) => shownGap(gap, correctAnswer[at] ?? [])),
    ...partsShown(partialCredit),
  }),
  toPreview: ({ gaps, partialCredit }) => ({ type, gaps: gaps.map(toGap), ...partsShown(partialCredit) }),
  // The marks of gaps can be corrected like the maximum, which is their sum.
  frozenParts: ({ gaps }) => gaps.map(({ kind, options }) => [kind, options]),
  key: ({ gaps, correctAnswer, partialCredit }) => ({
    ...{ correctAnswer, partialCredit },
    marks: gaps.map(({ marks }) => marks),
  }),
  formattedTexts: ({ gaps }) => gaps.flatMap(({ options = [] }) => options),
  keyText: ({ correctAnswer }) =>
    correctAnswer.map((accepted, at) => `${at + 1}: ${accepted.join(' or ')}`).join('; '),
  answerText: (answer) =>
    Array.isArray(answer)
      ? answer.map((text, at) => `${at + 1}: ${text.trim() || messages.emptyEntry}`).join(', ')
      : undefined,
  withOptionsIn: (body, order) => ({
    ...body,
    gaps: body.gaps.map((gap) => ({ ...gap, ...(gap.options && { options: order(gap.options) }) })),
  }),
  // Authors tend to write the right option of a list first.
  isAlwaysShuffled: true,
  readAnswer: ({ gaps }, raw) => readAnswer(gaps, raw),
} as const satisfies QuestionTypeModule<ClozeParts>;

/** Omits fields without a value. */
const toGap = ({ kind, options, marks }: GapDraft): Gap => ({
  kind,
  ...(kind === 'select' && { options: [...options] }),
  ...(marks !== null && { marks }),
});

const shownGap = ({ kind, options, marks }: Gap, accepted: readonly string[]) => ({
  kind,
  ...(options !== undefined && { options }),
  ...(marks !== undefined && { marks }),
  ...(kind === 'number' && accepted.every(hasUnit) && { asksUnit: true as const }),
});

const hasUnit = (accepted: string) => readNumberKey(accepted)?.unit !== undefined;

const partsShown = (partialCredit: boolean) => partialCredit && { partialCredit };

/** The accepted answers of a gap without empty lines; for a list, the exact text of its option. */
function acceptedIn({ kind, options }: GapDraft, accepted: readonly string[]): string[] {
  const given = accepted.filter((text) => !isBlank(text));
  return [...new Set(given.map((text) => (kind === 'select' ? asTypedIn(options, text) : text.trim())))];
}

/** One text for each gap; empty if it has no answer. */
function readAnswer(gaps: readonly Gap[], raw: unknown): Answer | null | undefined {
  if (!Array.isArray(raw) || raw.length > gaps.length) return undefined;
  const texts: string[] = [];
  for (const [at, { kind, options = [] }] of gaps.entries()) {
    const value: unknown = raw[at] ?? '';
    if (typeof value !== 'string') return undefined;
    if (kind === 'select' && value !== '' && !options.includes(value)) return undefined;
    texts.push(kind === 'select' ? value : keptText(value));
  }
  return texts.every(isBlank) ? null : texts;
}
