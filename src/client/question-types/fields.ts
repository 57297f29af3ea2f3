import type { ReactNode } from 'react';
import type { QuestionType } from '../../shared/question-types/registry';
import { McqFields, MsqFields } from './choice/fields';
import { ClozeFields } from './cloze/fields';
import type { FieldsProps } from './fields-module';
import { MatchFields } from './match/fields';
import { NumberFields } from './number/fields';
import { OrderFields } from './order/fields';
import { SliderFields } from './slider/fields';
import { LongFields, ShortFields } from './written/fields';

/** The fields of each type, apart from the forms, so that a list of questions need not load them. */
const fields = {
  mcq: McqFields,
  msq: MsqFields,
  short: ShortFields,
  long: LongFields,
  slider: SliderFields,
  number: NumberFields,
  cloze: ClozeFields,
  match: MatchFields,
  order: OrderFields,
} satisfies { [Type in QuestionType]: (props: FieldsProps) => ReactNode };

export const fieldsOf = ({ type }: { readonly type: QuestionType }): ((props: FieldsProps) => ReactNode) =>
  fields[type];
