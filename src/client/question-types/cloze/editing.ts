import type { ClozeDraft, GapDraft, GapKind } from '../../../shared/question-types/cloze/draft';
import type { Editing } from '../editing-module';
import { numberOf, numberText } from '../listed-form';

/** What a drop-down list offers. */
export interface GapOption {
  readonly text: string;
  readonly isCorrect: boolean;
}

/** A gap as it stands in the fields. */
export interface GapForm {
  readonly kind: GapKind;
  /** What is accepted in a typed gap, one a line. */
  readonly accepted: string;
  readonly options: readonly GapOption[];
  readonly marks: string;
}

export interface ClozeForm {
  readonly type: 'cloze';
  readonly gaps: readonly GapForm[];
  readonly partialCredit: boolean;
}

/** So many rows a new list of options has. */
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
} satisfies Editing<'cloze', ClozeForm>;

function toGapForm({ kind, options, marks }: GapDraft, accepted: readonly string[]): GapForm {
  const isSelect = kind === 'select';
  const known = isSelect ? options : [];
  return {
    kind,
    // What is accepted but no option yet is shown as one.
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

/** What the fields of a gap accept. */
export const acceptedIn = ({ kind, accepted, options }: GapForm): string[] =>
  kind === 'select'
    ? options.flatMap(({ text, isCorrect }) => (isCorrect ? [text] : []))
    : accepted === ''
      ? []
      : accepted.split('\n');
