import type { DraftParts, QuestionType } from '../../shared/question-types/registry';
import { mcqEditing, msqEditing } from './choice/editing';
import { clozeEditing } from './cloze/editing';
import type { Editing } from './editing-module';
import { matchEditing } from './match/editing';
import { numberEditing } from './number/editing';
import { orderEditing } from './order/editing';
import { sliderEditing } from './slider/editing';
import { longEditing, shortEditing } from './written/editing';

const editing = {
  mcq: mcqEditing,
  msq: msqEditing,
  short: shortEditing,
  long: longEditing,
  slider: sliderEditing,
  number: numberEditing,
  cloze: clozeEditing,
  match: matchEditing,
  order: orderEditing,
} satisfies { [Type in QuestionType]: Editing<Type, { type: Type }> };

/** The editor's fields of one type, and of any. */
export type FormOf<Type extends QuestionType> = ReturnType<(typeof editing)[Type]['toForm']>;
export type FormParts = FormOf<QuestionType>;

/** A type's editing module; its arguments must be of that type. */
export const editingOf = ({
  type,
}: {
  readonly type: QuestionType;
}): Editing<DraftParts['type'], FormParts> => editing[type];
