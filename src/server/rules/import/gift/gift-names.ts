import { showEscapes } from './gift-escapes';

const TAG = /\[tag:((?:\\\]|[^\]])*)\]/g;
const ID = /\[id:((?:\\\]|[^\]])*)\]/;

const unescaped = (text: string): string => showEscapes(text).replaceAll('\\]', ']').trim();

/** The tags that the comments above a question name. */
export const tagsOf = (comments: readonly string[]): string[] =>
  comments
    .flatMap((comment) => Array.from(comment.matchAll(TAG), ([, tag = '']) => unescaped(tag)))
    .filter((tag) => tag !== '');

/** What other systems know the question by; empty where the comments name nothing. */
export const idOf = (comments: readonly string[]): string =>
  unescaped(comments.map((comment) => ID.exec(comment)?.[1] ?? '').find((id) => id !== '') ?? '');
