import type { PastedOption, PastedQuestion } from '../question/bulk-paste-groups';

/** Whether the "Answer:" line of a choice names other options than its stars do. */
export function isAnswerAgainstStars(question: PastedQuestion): boolean {
  const starred = starredOptions(question);
  const named = new Set(optionsInAnswer(question));
  if (starred.length === 0 || named.size === 0) return false;
  return named.size !== starred.length || starred.some((text) => !named.has(text));
}

const starredOptions = ({ options }: PastedQuestion): string[] => [
  ...new Set(options.flatMap(({ text, isStarred }) => (isStarred ? [text] : []))),
];

/** The options that a pasted question marks as right: with stars, else in its "Answer:" line. */
export function chosenOptions(question: PastedQuestion): string[] {
  const starred = starredOptions(question);
  return starred.length > 0 ? starred : optionsInAnswer(question);
}

/** What "Answer: b", "Answer: a, c" or "Answer: Paris" names; what is no option stays, for validation to refuse. */
function optionsInAnswer({ options, fields }: PastedQuestion): string[] {
  const answer = fields.get('answer')?.value.trim() ?? '';
  if (answer === '') return [];
  const labelled = byLabels(options, answer);
  if (labelled !== null) return labelled;
  if (options.some(({ text }) => text === answer)) return [answer];
  const texts = answer.split(/[,;\n]/).map((text) => text.trim());
  return [...new Set(texts.filter((text) => text !== ''))];
}

function byLabels(options: readonly PastedOption[], answer: string): string[] | null {
  const textOf = new Map(options.map(({ label, text }) => [label, text]));
  const labels = answer.toLowerCase().split(/[\s,;&().]+/);
  const texts = labels.filter((label) => label !== '' && label !== 'and').map((label) => textOf.get(label));
  const known = texts.filter((text) => text !== undefined);
  return known.length > 0 && known.length === texts.length ? [...new Set(known)] : null;
}
