import { blankQuestion, type QuestionDraft } from '../../../../shared/question/draft';
import { isAnsweredBy } from '../../../../shared/question-types/traits';
import { formulaAt } from '../../../../shared/rich-text/dollars';
import { readMarks, readSeconds } from '../../formats/typed/field-values';
import { typedSentences } from '../../formats/typed/sentences';
import { serverModuleOf } from '../../question-types/registry';
import { richFromPlain } from '../../rich-text/plain-to-rich';
import type { Imported, ImportedQuestion, SkippedQuestion } from '../imported';
import { applyAnswerKeys, takeAnswerKeys } from './answer-key';
import { applyAnswersInBrackets } from './answers-in-brackets';
import { applyAnswersInOrder } from './answers-in-order';
import { asksToDo } from './asks-to-do';
import { checkTyped } from './check-typed';
import { type ClosedQuestion, closeQuestion } from './close-question';
import { linesOfColumns } from './lines-of-columns';
import { looksLikeMarkdown } from './looks-like-markdown';
import { wholeMarks } from './marks-in-text';
import { lastText, type OpenQuestion } from './open-question';
import { signsInUse } from './option-signs';
import { optionListOf } from './options-in-body';
import { sortLines } from './sort-lines';
import { areMarkedTrue, TRUTH_BEHIND } from './true-false';
import { asksForText, isUnreadMatch, typeOfTyped } from './type-of-typed';
import { readTypedLines } from './typed-lines';

/**
 * Reads questions as people type them, with or without Markdown, in the form of `typedExample` and many
 * others. Accepts any text and never throws: an unusable line becomes a problem of its question or is
 * skipped, never lost.
 */
export const readTyped = (text: string): Imported => readAs(text, toRichFrom(looksLikeMarkdown(text)));

/** Reads questions from Markdown, where every sign has its Markdown meaning. */
export const readTypedMarkdown = (text: string): Imported => readAs(text, toRichFrom(true));

function readAs(text: string, toRich: ToRich): Imported {
  const { lines, keys } = takeAnswerKeys(linesOfColumns(readTypedLines(text)));
  const { questions, skipped } = sortLines(lines);
  const unmatched = applyAnswerKeys(questions, keys);
  applyAnswersInOrder(questions);
  applyAnswersInBrackets(questions);
  const read: ImportedQuestion[] = [];
  const titles: SkippedQuestion[] = [];
  const whole = questions.filter(({ hasParts }) => !hasParts);
  const signs = signsOf(whole);
  for (const open of whole) {
    const closed = closeQuestion(open, signs);
    if (isTitle(open, closed)) titles.push(titleOf(closed));
    else read.push(importedOf(closed, toRich));
  }
  const all = [...skipped, ...unmatched, ...titles].sort((one, other) => one.line - other.line);
  return { questions: read, skipped: all, pictures: new Map() };
}

/** The signs that mark options in this text. */
function signsOf(questions: readonly OpenQuestion[]): ReadonlySet<string> {
  const signs = signsInUse(questions.flatMap((open) => optionListOf(open) ?? []));
  return areMarkedTrue(questions.map(lastText)) ? new Set([...signs, TRUTH_BEHIND]) : signs;
}

const titleOf = ({ line, text }: ClosedQuestion): SkippedQuestion => ({
  ...{ line, name: text.slice(0, 80), type: '', reason: typedSentences.noQuestion },
});

/** Whether only blank lines around a text suggest that it is a question. */
const isTitle = ({ style, fields }: OpenQuestion, closed: ClosedQuestion): boolean =>
  style === 'none' &&
  fields.size === 0 &&
  closed.options.length + closed.pairs.length === 0 &&
  closed.marksSaid === null &&
  !/[?]|_{3}/.test(closed.text) &&
  !asksForText(closed) &&
  !asksToDo(closed.text);

function importedOf(closed: ClosedQuestion, toRich: ToRich): ImportedQuestion {
  const question = richQuestion(closed, toRich);
  const draft = draftOf(question);
  const { line, fields } = question;
  return {
    ...{ line, draft, problems: [...checkTyped(question, draft), ...unanswered(question, draft)] },
    notes: [...question.notes, ...roundedNote(question)],
    tags: (fields.get('tags')?.value ?? '').split(/[,;\n]/).flatMap((tag) => tag.trim() || []),
  };
}

/** Converts all texts that students see formatted. */
function richQuestion(question: ClosedQuestion, toRich: ToRich): ClosedQuestion {
  const { text, options, chosen, pairs, fields } = question;
  const explanation = fields.get('explanation');
  const rich = new Map(fields);
  if (explanation) rich.set('explanation', { ...explanation, value: toRich(explanation.value) });
  return {
    ...question,
    ...{ text: toRich(text), fields: rich, chosen: chosen.map(toRich) },
    options: options.map((option) => ({ ...option, text: toRich(option.text) })),
    pairs: pairs.map(({ line, left, right }) => ({ line, left: toRich(left), right: toRich(right) })),
  };
}

function draftOf(question: ClosedQuestion): QuestionDraft {
  const { fields, marksSaid } = question;
  const type = typeOfTyped(question);
  const marks = fields.get('marks');
  const time = fields.get('time');
  return {
    ...blankQuestion(type),
    ...serverModuleOf({ type }).pasted.read(question),
    text: question.text,
    explanation: fields.get('explanation')?.value || null,
    maximumMarks: (marks ? readMarks(marks.value) : marksSaid !== null ? wholeMarks(marksSaid) : null) ?? 1,
    timeLimit: time === undefined ? null : readSeconds(time.value),
  };
}

/** A guessed type is always reported. */
const unanswered = (question: ClosedQuestion, draft: QuestionDraft): string[] => {
  if (!isAnsweredBy(draft, 'text') || question.fields.has('type')) return [];
  if (isUnreadMatch(question)) return [typedSentences.matchUnread];
  return draft.correctAnswer !== '' || asksForText(question) ? [] : [typedSentences.answerMissing];
};

const roundedNote = ({ marksSaid }: ClosedQuestion): string[] =>
  marksSaid !== null && wholeMarks(marksSaid) !== marksSaid ? [typedSentences.marksRounded(marksSaid)] : [];

type ToRich = (text: string) => string;

/** Markdown is rich text already; other text keeps its look, except for formulas and code. */
const toRichFrom = (isMarkdown: boolean): ToRich =>
  isMarkdown ? (text) => text : (text) => (hasFormula(text) || hasCode(text) ? text : richFromPlain(text));

const FORMULA_SIGN = /[\\^_{}=<>+]/;
const SHORT = 12;

/** Whether dollars enclose a formula rather than amounts of money. */
function hasFormula(text: string): boolean {
  for (let at = text.indexOf('$'); at >= 0 && at < text.length; at = text.indexOf('$', at + 1)) {
    if (text[at - 1] === '\\') continue;
    const formula = formulaAt(text.slice(at, at + FORMULA_LENGTH), 0);
    if (!formula) continue;
    const isShort = formula.tex.length <= SHORT && !/\s/.test(formula.tex);
    if (formula.display || isShort || FORMULA_SIGN.test(formula.tex)) return true;
    at += formula.source.length - 1;
  }
  return false;
}

const FORMULA_LENGTH = 1000;

const hasCode = (text: string): boolean =>
  text.includes('`') && /(?:^|[\s(])`[^`\n]+`(?![\p{L}\p{N}])|^```/mu.test(text);
