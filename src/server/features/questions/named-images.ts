import { DomainError } from '../../../shared/errors';
import type { Question } from '../../../shared/question/schema';
import { questionTypeOf } from '../../../shared/question-types/registry';
import { richTextMessages } from '../../../shared/rich-text/messages';
import { uploadUrl } from '../../../shared/rich-text/upload-id';
import type { Deps } from '../../deps';
import { imagesIn } from '../../rules/rich-text/images';

/**
 * Throws 400 for a text that names a missing image, unless the question named it before: a lost image must not block corrections.
 */
export function refuseMissingImages(deps: Pick<Deps, 'images'>, question: Question, before?: Question): void {
  const sentence = missingImageIn(deps, question, before);
  if (sentence !== undefined) throw new DomainError('invalid', sentence);
}

/** The sentence about the first missing image a text names; undefined if there is none. */
export function missingImageIn(
  { images }: Pick<Deps, 'images'>,
  question: Question,
  before?: Question,
): string | undefined {
  if (question.format === 'plain') return undefined;
  const known = new Set(before && textsOf(before).flatMap(([, text]) => idsIn(text)));
  for (const [place, text] of textsOf(question)) {
    const missing = idsIn(text).find((id) => !known.has(id) && !images.has(uploadUrl(id)));
    if (missing !== undefined) return richTextMessages.imageNotThere(place, missing);
  }
  return undefined;
}

const idsIn = (text: string): string[] => imagesIn(text).map(({ uploadId }) => uploadId);

/** Every text of a question that may show an image, by field. */
const textsOf = (question: Question): readonly (readonly [place: string, text: string])[] => [
  ['text', question.text],
  ['explanation', question.explanation ?? ''],
  ...questionTypeOf(question)
    .formattedTexts(question)
    .map((text) => ['options', text] as const),
];
