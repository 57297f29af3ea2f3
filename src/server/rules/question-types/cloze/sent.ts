import { DomainError } from '../../../../shared/errors';
import { fieldInvalid } from '../../../../shared/messages';
import { parsedJson } from '../../../../shared/parsed-json';
import { type ClozeDraft, GAP_KINDS, type GapDraft } from '../../../../shared/question-types/cloze/draft';
import { readList, readNumber, readPartialCredit, readText, type SentFields } from '../sent-fields';

export const readCloze = (sent: SentFields, before: ClozeDraft): ClozeDraft => ({
  type: 'cloze',
  gaps: sent.given('gaps', (value) => readList('gaps', value).map(readGap), before.gaps),
  correctAnswer: sent.given('correctAnswer', readAccepted, before.correctAnswer),
  partialCredit: readPartialCredit(sent, before),
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

/**
 * The accepted answers of each gap; a single text counts as a list of one, but a lone value is not a list of
 * gaps.
 */
function readAccepted(value: unknown): string[][] {
  const list = typeof value === 'string' ? parsedJson(value) : value;
  if (!Array.isArray(list)) return [];
  return readList('correctAnswer', list).map((accepted) =>
    readList('correctAnswer', Array.isArray(accepted) ? accepted : [accepted]).map((text) =>
      readText('correctAnswer', typeof text === 'number' ? String(text) : text),
    ),
  );
}
