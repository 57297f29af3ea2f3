import { showEscapes } from './gift-escapes';

const TAG = /\[tag:((?:\\\]|[^\]])*)\]/g;
const ID = /\[id:((?:\\\]|[^\]])*)\]/;

const unescaped = (text: string): string => showEscapes(text).replaceAll('\\]', ']').trim();

/** The tags in the comments above a question. */
export const tagsOf = (comments: readonly string[]): string[] =>
  comments
    .flatMap((comment) => Array.from(comment.matchAll(TAG), ([, tag = '']) => unescaped(tag)))
    .filter((tag) => tag !== '');

/** The question's ID in other systems; empty if the comments give none. */
export const idOf = (comments: readonly string[]): string =>
  unescaped(comments.map((comment) => ID.exec(comment)?.[1] ?? '').find((id) => id !== '') ?? '');
