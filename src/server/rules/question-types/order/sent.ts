import { parsedJson } from '../../../../shared/parsed-json';
import type { OrderDraft } from '../../../../shared/question-types/order/draft';
import { readFlag, readList, readText, type SentFields } from '../sent-fields';

export function readOrder(sent: SentFields, before: OrderDraft): OrderDraft {
  const texts = (field: 'options' | 'correctAnswer') =>
    sent.given(field, (value) => readTexts(field, value), before[field]);
  return {
    ...{ type: 'order', options: texts('options'), correctAnswer: texts('correctAnswer') },
    partialCredit: sent.given(
      'partialCredit',
      (value) => readFlag('partialCredit', value),
      before.partialCredit,
    ),
  };
}

/** A lone value yields no correct answer, so that validation asks for one. */
function readTexts(field: 'options' | 'correctAnswer', value: unknown): string[] {
  const list = typeof value === 'string' && field === 'correctAnswer' ? parsedJson(value) : value;
  if (field === 'correctAnswer' && !Array.isArray(list)) return [];
  return readList(field, list).map((text) => readText(field, text));
}
