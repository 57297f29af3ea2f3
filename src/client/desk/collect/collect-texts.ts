import { counted } from '../../../shared/counted';

const NAMES_SHOWN = 3;
const list = new Intl.ListFormat('en', { type: 'conjunction' });

/** Up to three names, and the number of others. */
export function namesText(names: readonly string[]): string {
  const rest = names.length - NAMES_SHOWN;
  return list.format(rest > 0 ? [...names.slice(0, NAMES_SHOWN), counted(rest, 'other')] : names);
}

/** The texts of collecting, in the live view and before a release. */
export const collectTexts = {
  collect: 'Collect all now',
  title: 'Collect all submissions now?',
  working: (names: readonly string[]) =>
    `${namesText(names)} ${names.length === 1 ? 'is' : 'are'} still working.`,
  what: 'Their quizzes are submitted with the answers saved so far, and nobody can start any more. You can reopen a submission later.',
  failed: 'The submissions could not be collected. Please try again.',
} as const;
