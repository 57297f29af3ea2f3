export const GAP_KINDS = ['text', 'number', 'select'] as const;
export type GapKind = (typeof GAP_KINDS)[number];

export interface GapDraft {
  readonly kind: GapKind;
  /** What a drop-down list offers; of no use to the other kinds. */
  readonly options: readonly string[];
  /** Null where all gaps count the same. */
  readonly marks: number | null;
}

export interface ClozeDraft {
  readonly type: 'cloze';
  /** A list of objects comes back from a call as one that could be changed. */
  readonly gaps: GapDraft[];
  /** What is accepted in each gap. */
  readonly correctAnswer: readonly (readonly string[])[];
  readonly partialCredit: boolean;
}

export const emptyCloze = (): ClozeDraft => ({
  type: 'cloze',
  gaps: [],
  correctAnswer: [],
  partialCredit: false,
});

export const BLANK_GAP: GapDraft = { kind: 'text', options: [], marks: null };

/** A number that was none stays so: JSON alone would take it for no value. */
export const clozeFields = ({ gaps, correctAnswer, partialCredit }: ClozeDraft): Record<string, string> => ({
  gaps: JSON.stringify(gaps, (_, value: unknown) => (Number.isNaN(value) ? 'NaN' : value)),
  correctAnswer: JSON.stringify(correctAnswer),
  partialCredit: String(partialCredit),
});
