import type { DraftParts, QuestionType } from '../../shared/question-types/registry';
import type { Editing } from './editing-module';
import { longEditing } from './long/editing';
import { mcqEditing } from './mcq/editing';
import { msqEditing } from './msq/editing';
import { shortEditing } from './short/editing';
import { sliderEditing } from './slider/editing';

const editing = {
  mcq: mcqEditing,
  msq: msqEditing,
  short: shortEditing,
  long: longEditing,
  slider: sliderEditing,
} satisfies { [Type in QuestionType]: Editing<Type, { type: Type }> };

/** The fields of the editor that belong to a type. */
export type FormParts = ReturnType<(typeof editing)[QuestionType]['toForm']>;

/** How a type is edited; what it is given has to be of that type. */
export const editingOf = ({
  type,
}: {
  readonly type: QuestionType;
}): Editing<DraftParts['type'], FormParts> => editing[type];
