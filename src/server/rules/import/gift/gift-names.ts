import { showEscapes } from './gift-escapes';

/** The parts of a category's path; those that Moodle makes by itself are left out. */
export const categoryTags = (path: string): string[] =>
  path
    // Two slashes are one that belongs to a name.
    .split(/(?<!\/)\/(?!\/)/)
    .map((part) => part.replaceAll('//', '/').trim())
    .filter((part) => part !== '' && part !== 'top' && !/^\$\w+\$$/.test(part));

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
