import { ORDERED_NAMES, PAIRED_NAMES, plainTypeName } from '../../../../shared/import/typed/pairs';
import type { TypedFieldName, TypedIssue } from '../../formats/typed/typed-question';
import type { SkippedQuestion } from '../imported';
import type { SectionHint } from './headings';
import type { Labelled } from './labelled';
import type { QuestionStart } from './markers';

/** An unlettered line below a question's number. */
export interface BodyLine {
  readonly line: number;
  /** As typed; a list item without its bullet. */
  readonly text: string;
  readonly kind: 'text' | 'bullet' | 'code' | 'blank';
  /** Its original prefix, for restoring it. */
  readonly bullet: string;
  readonly isBold: boolean;
  readonly indent?: number;
}

export interface OpenOption {
  readonly line: number;
  readonly label: string;
  readonly style: Labelled['style'] | 'number' | 'word';
  readonly star: Labelled['star'];
  readonly lines: string[];
}

export interface OpenField {
  readonly line: number;
  /** The value on its first line. */
  readonly value: string;
  /** Its continuation lines. */
  readonly more: string[];
}

/** A question while its lines are collected. */
export interface OpenQuestion {
  readonly line: number;
  readonly number: number | null;
  readonly style: QuestionStart['style'] | 'none';
  readonly indent: number;
  readonly hint: SectionHint;
  /** For a part, "(a)", the question that contains it. */
  readonly whole: OpenQuestion | undefined;
  readonly body: BodyLine[];
  options: OpenOption[];
  readonly fields: Map<TypedFieldName, OpenField>;
  readonly issues: TypedIssue[];
  readonly notes: string[];
  /** The element that an unmarked line continues. */
  goesOn: 'text' | 'option' | 'answer' | 'explanation' | 'solution' | 'nothing';
  hasParts: boolean;
}

/** The sorted lines: questions, and lines outside them. */
export interface Sorted {
  readonly questions: OpenQuestion[];
  readonly skipped: SkippedQuestion[];
}

export const openQuestion = (
  named: Pick<OpenQuestion, 'line' | 'number' | 'style' | 'indent' | 'hint'> & { whole?: OpenQuestion },
): OpenQuestion => ({
  ...{ whole: undefined, ...named },
  ...{ body: [], options: [], fields: new Map(), issues: [], notes: [] },
  ...{ goesOn: 'text', hasParts: false },
});

/** Whether a question declares a type with one of these names. */
const isOf = ({ fields }: OpenQuestion, names: readonly string[]): boolean =>
  names.includes(plainTypeName(fields.get('type')?.value ?? ''));

export const isOrdering = (question: OpenQuestion): boolean => isOf(question, ORDERED_NAMES);
export const isPaired = (question: OpenQuestion): boolean => isOf(question, PAIRED_NAMES);

export const isFilled = (field: OpenField | undefined): boolean =>
  field !== undefined && (field.value.trim() !== '' || field.more.length > 0);

export const hasAnswer = ({ fields }: OpenQuestion): boolean => isFilled(fields.get('answer'));

/** The last line of a question's text so far. */
export const lastText = ({ body }: OpenQuestion): string =>
  body.findLast(({ kind }) => kind !== 'blank')?.text.trim() ?? '';
