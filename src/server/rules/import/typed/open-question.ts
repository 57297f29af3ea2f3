import type { SkippedQuestion } from '../../../../shared/import/imported';
import { ORDERED_NAMES, PAIRED_NAMES, plainTypeName } from '../../../../shared/import/typed/pairs';
import type { SectionHint } from './headings';
import type { Labelled } from './labelled';
import type { QuestionStart } from './markers';
import type { TypedFieldName, TypedIssue } from './typed-question';

/** A line below the number of a question that has no letter. */
export interface BodyLine {
  readonly line: number;
  /** As typed; of a list without its bullet. */
  readonly text: string;
  readonly kind: 'text' | 'bullet' | 'code' | 'blank';
  /** What stood in front of it, to put it back. */
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
  /** Of its first line. */
  readonly value: string;
  /** The lines that go on with it. */
  readonly more: string[];
}

/** A question while its lines come. */
export interface OpenQuestion {
  readonly line: number;
  readonly number: number | null;
  readonly style: QuestionStart['style'] | 'none';
  readonly indent: number;
  readonly hint: SectionHint;
  /** Of a part, "(a)": the question that it belongs to. */
  readonly whole: OpenQuestion | undefined;
  readonly body: BodyLine[];
  options: OpenOption[];
  readonly fields: Map<TypedFieldName, OpenField>;
  readonly issues: TypedIssue[];
  readonly notes: string[];
  /** What a line without a mark goes on with. */
  goesOn: 'text' | 'option' | 'answer' | 'explanation' | 'solution' | 'nothing';
  hasParts: boolean;
}

/** What lines become: questions, and what belongs to none. */
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

/** Whether a question says that it is of a type with one of these names. */
const isOf = ({ fields }: OpenQuestion, names: readonly string[]): boolean =>
  names.includes(plainTypeName(fields.get('type')?.value ?? ''));

export const isOrdering = (question: OpenQuestion): boolean => isOf(question, ORDERED_NAMES);
export const isPaired = (question: OpenQuestion): boolean => isOf(question, PAIRED_NAMES);

export const isFilled = (field: OpenField | undefined): boolean =>
  field !== undefined && (field.value.trim() !== '' || field.more.length > 0);

export const hasAnswer = ({ fields }: OpenQuestion): boolean => isFilled(fields.get('answer'));

/** The last line of text that a question has so far. */
export const lastText = ({ body }: OpenQuestion): string =>
  body.findLast(({ kind }) => kind !== 'blank')?.text.trim() ?? '';
