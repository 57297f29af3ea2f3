import { foldedWords } from '../../../shared/folded-words';

/** Equal for tags that differ only in case or accents; a tag of signs alone is its own key. */
export const tagKey = (tag: string): string => foldedWords(tag).join(' ') || tag;
