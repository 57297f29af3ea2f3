import type { PastedOption, PastedQuestion } from './bulk-paste-groups';
import { readPastedNumbers, readPastedRange } from './bulk-paste-values';
import type { QuestionDraft } from './draft';
import type { QuestionType } from './schema';

/** The names a "Type:" line may use: the short ones and those the editor shows. */
const TYPE_NAMES: ReadonlyMap<string, QuestionType> = new Map([
  ['mcq', 'mcq'],
  ['single choice', 'mcq'],
  ['msq', 'msq'],
  ['multiple choice', 'msq'],
  ['short', 'short'],
  ['short answer', 'short'],
  ['long', 'long'],
  ['long answer', 'long'],
  ['slider', 'slider'],
]);

/** The type that a question names itself; undefined where it names none or none that there is. */
export function namedType(question: PastedQuestion): QuestionType | undefined {
  return TYPE_NAMES.get((question.fields.get('type')?.value ?? '').toLowerCase().replace(/\s+/g, ' ').trim());
}

/** The type a pasted question has: the named one, else what its lines show. Several correct options make an msq, an answer of several lines a long one. */
export function typeOfPasted(question: PastedQuestion): QuestionType {
  const named = namedType(question);
  if (named !== undefined) return named;
  if (question.fields.has('slider')) return 'slider';
  if (question.options.length > 0) return chosenOptions(question).length > 1 ? 'msq' : 'mcq';
  return question.fields.get('answer')?.value.includes('\n') ? 'long' : 'short';
}

/** Options, correct answer and range of a pasted question as a draft of the type holds them, right or wrong. */
export function pastedAnswer(question: PastedQuestion, type: QuestionType): Partial<QuestionDraft> {
  const answer = question.fields.get('answer')?.value ?? '';
  switch (type) {
    case 'mcq':
    case 'msq': {
      const chosen = chosenOptions(question);
      const [only = '', ...others] = chosen;
      const options = question.options.map(({ text }) => text);
      // Two correct options make no single choice: none is taken, so that validation asks for one.
      const single = others.length === 0 ? only : '';
      return { options, correctAnswer: type === 'msq' ? chosen : single };
    }
    case 'short':
    case 'long':
      return { correctAnswer: answer };
    case 'slider':
      return {
        correctAnswer: readPastedNumbers(answer),
        ...readPastedRange(question.fields.get('slider')?.value ?? ''),
      };
  }
}

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

function chosenOptions(question: PastedQuestion): string[] {
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
