import { ORDERED_NAMES } from '../../../../shared/import/typed/pairs';
import { parsedJson } from '../../../../shared/parsed-json';
import { emptyOrder, type OrderDraft, orderDraftOf } from '../../../../shared/question-types/order/draft';
import { issueAt, rangeOnlyForSliders } from '../../formats/typed/pasted-lines';
import { typedSentences } from '../../formats/typed/sentences';
import type { TypedQuestion } from '../../formats/typed/typed-question';
import { readList, readPartialCredit, readText, type SentFields } from '../sent-fields';
import type { ServerModule } from '../server-module';
import { giftOrder, moodleOrder, qtiOrder } from './files';

export const order = {
  read: readOrder,
  example: {
    ...{ type: 'order', text: 'In which order?', options: ['Wash', 'Rise', 'Eat'] },
    correctAnswer: ['Rise', 'Wash', 'Eat'],
  },
  withTexts: (draft, change) => ({
    ...draft,
    options: draft.options.map(change),
    correctAnswer: draft.correctAnswer.map(change),
  }),
  pasted: {
    names: ORDERED_NAMES,
    example: `Put these steps of photosynthesis in order.
Type: ordering
a) Light is absorbed
b) Water is split
c) Sugar is made
Marks: 2
Time: 60`,
    recognises: () => false,
    read(question) {
      const options = question.options.map(({ text }) => text);
      const order = namesAll(question) ? question.chosen : options;
      return { ...emptyOrder, ...orderDraftOf(order, options), partialCredit: true };
    },
    check: (question) => [
      ...rangeOnlyForSliders(question),
      ...issueAt(question.fields.get('answer'), !namesAll(question), typedSentences.orderIsTheKey),
    ],
  },
  gift: giftOrder,
  moodle: moodleOrder,
  qti: qtiOrder,
} satisfies ServerModule<'order'>;

function readOrder(sent: SentFields, before: OrderDraft): OrderDraft {
  const texts = (field: 'options' | 'correctAnswer') =>
    sent.given(field, (value) => readTexts(field, value), before[field]);
  return {
    ...{ type: 'order', options: texts('options'), correctAnswer: texts('correctAnswer') },
    partialCredit: readPartialCredit(sent, before),
  };
}

/** A lone value yields no correct answer, so that validation asks for one. */
function readTexts(field: 'options' | 'correctAnswer', value: unknown): string[] {
  const list = typeof value === 'string' && field === 'correctAnswer' ? parsedJson(value) : value;
  if (field === 'correctAnswer' && !Array.isArray(list)) return [];
  return readList(field, list).map((text) => readText(field, text));
}

/** Whether the answer lists every option: "c, a, b". */
const namesAll = ({ options, chosen }: TypedQuestion): boolean =>
  options.length > 1 && chosen.length === options.length;
