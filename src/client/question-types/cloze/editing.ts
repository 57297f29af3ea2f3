import {
  type ClozeDraft,
  GAP_KINDS,
  type GapDraft,
  type GapKind,
} from '../../../shared/question-types/cloze/draft';
import type { Editing } from '../editing-module';
import { numberOf, numberText } from '../listed-form';

/** An option of a drop-down list. */
export interface GapOption {
  readonly text: string;
  readonly isCorrect: boolean;
}

/** The fields of a gap. */
export interface GapForm {
  readonly kind: GapKind;
  /** The accepted answers of a typed gap, one per line. */
  readonly accepted: string;
  readonly options: readonly GapOption[];
  readonly marks: string;
}

export interface ClozeForm {
  readonly type: 'cloze';
  readonly gaps: readonly GapForm[];
  readonly partialCredit: boolean;
}

/** The rows of a new list of options. */
const ROOM = 3;
export const BLANK_OPTION: GapOption = { text: '', isCorrect: false };

export const withRoom = (options: readonly GapOption[]): GapOption[] => [
  ...options,
  ...Array.from({ length: Math.max(0, ROOM - options.length) }, () => BLANK_OPTION),
];

export const BLANK_GAP_FORM: GapForm = { kind: 'text', accepted: '', options: withRoom([]), marks: '' };

export const clozeEditing = {
  toForm: ({ gaps, correctAnswer, partialCredit }): ClozeForm => ({
    type: 'cloze',
    gaps: gaps.map((gap, at) => toGapForm(gap, correctAnswer[at] ?? [])),
    partialCredit,
  }),
  toDraft: ({ gaps, partialCredit }): ClozeDraft => ({
    type: 'cloze',
    gaps: gaps.map(({ kind, options, marks }) => ({
      kind,
      options: kind === 'select' ? options.map(({ text }) => text) : [],
      marks: numberOf(marks),
    })),
    correctAnswer: gaps.map(acceptedIn),
    partialCredit,
  }),
  withoutRoom: (draft) => ({
    ...draft,
    gaps: draft.gaps.map((gap) => {
      const count = gap.options.findLastIndex((option) => option.trim() !== '') + 1;
      return { ...gap, options: gap.options.slice(0, count) };
    }),
  }),
  kept: (z) => ({
    gaps: z.array(
      z.object({
        kind: z.enum(GAP_KINDS),
        accepted: z.string(),
        options: z.array(z.object({ text: z.string(), isCorrect: z.boolean() })),
        marks: z.string(),
      }),
    ),
    partialCredit: z.boolean(),
  }),
} satisfies Editing<'cloze', ClozeForm>;

function toGapForm({ kind, options, marks }: GapDraft, accepted: readonly string[]): GapForm {
  const isSelect = kind === 'select';
  const known = isSelect ? options : [];
  return {
    kind,
    // An accepted answer missing from the options is added to them.
    options: withRoom([
      ...known.map((text) => ({ text, isCorrect: text !== '' && accepted.includes(text) })),
      ...(isSelect ? accepted.filter((text) => text !== '' && !known.includes(text)) : []).map((text) => ({
        text,
        isCorrect: true,
      })),
    ]),
    accepted: isSelect ? '' : accepted.join('\n'),
    marks: numberText(marks),
  };
}

/** The answers accepted by a gap's fields. */
export const acceptedIn = ({ kind, accepted, options }: GapForm): string[] =>
  kind === 'select'
    ? options.flatMap(({ text, isCorrect }) => (isCorrect ? [text] : []))
    : accepted === ''
      ? []
      : accepted.split('\n');
