import { DomainError } from '../errors';
import { fieldInvalid } from '../messages';
import { parsedJson, readFlag, readList, readNumber, readText, type SentFields } from './sent-fields';

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

export const readCloze = (sent: SentFields, before: ClozeDraft): ClozeDraft => ({
  type: 'cloze',
  gaps: sent.given('gaps', (value) => readList('gaps', value).map(readGap), before.gaps),
  correctAnswer: sent.given('correctAnswer', readAccepted, before.correctAnswer),
  partialCredit: sent.given(
    'partialCredit',
    (value) => readFlag('partialCredit', value),
    before.partialCredit,
  ),
});

function readGap(value: unknown): GapDraft {
  if (typeof value !== 'object' || value === null) throw new DomainError('invalid', fieldInvalid('gaps'));
  const sent: { kind?: unknown; options?: unknown; marks?: unknown } = value;
  const kind = sent.kind === undefined ? 'text' : GAP_KINDS.find((known) => known === sent.kind);
  if (kind === undefined) throw new DomainError('invalid', fieldInvalid('gaps'));
  return {
    kind,
    options: readList('gaps', sent.options ?? null).map((option) => readText('gaps', option)),
    marks: readNumber(sent.marks ?? null),
  };
}

/** The accepted answers of each gap; one that stands for itself is a list of one, a lone value no list of gaps. */
function readAccepted(value: unknown): string[][] {
  const list = typeof value === 'string' ? parsedJson(value) : value;
  if (!Array.isArray(list)) return [];
  return readList('correctAnswer', list).map((accepted) =>
    readList('correctAnswer', Array.isArray(accepted) ? accepted : [accepted]).map((text) =>
      readText('correctAnswer', typeof text === 'number' ? String(text) : text),
    ),
  );
}

/** A number that was none stays so: JSON alone would take it for no value. */
export const clozeFields = ({ gaps, correctAnswer, partialCredit }: ClozeDraft): Record<string, string> => ({
  gaps: JSON.stringify(gaps, (_, value: unknown) => (Number.isNaN(value) ? 'NaN' : value)),
  correctAnswer: JSON.stringify(correctAnswer),
  partialCredit: String(partialCredit),
});
