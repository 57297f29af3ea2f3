import { foldedWords } from '../../../shared/folded-words';

/** Equal for tags that are one: the same words in another case or with other accents; a tag of signs alone is itself. */
export const tagKey = (tag: string): string => foldedWords(tag).join(' ') || tag;
