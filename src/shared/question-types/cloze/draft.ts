export const GAP_KINDS = ['text', 'number', 'select'] as const;
export type GapKind = (typeof GAP_KINDS)[number];

export interface GapDraft {
  readonly kind: GapKind;
  /** The options of a drop-down list; unused by other kinds. */
  readonly options: readonly string[];
  /** Null if all gaps count the same. */
  readonly marks: number | null;
}

export interface ClozeDraft {
  readonly type: 'cloze';
  /** Mutable, because parsed requests have mutable lists of objects. */
  readonly gaps: GapDraft[];
  /** The accepted answers of each gap. */
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

/** Preserves an invalid number, which plain JSON would turn into null. */
export const clozeFields = ({ gaps, correctAnswer, partialCredit }: ClozeDraft): Record<string, string> => ({
  gaps: JSON.stringify(gaps, (_, value: unknown) => (Number.isNaN(value) ? 'NaN' : value)),
  correctAnswer: JSON.stringify(correctAnswer),
  partialCredit: String(partialCredit),
});
