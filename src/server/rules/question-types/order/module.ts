import type { ServerModule } from '../server-module';
import { giftOrder, moodleOrder, qtiOrder } from './files';
import { orderPasted } from './pasted';
import { readOrder } from './sent';

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
  pasted: orderPasted,
  gift: giftOrder,
  moodle: moodleOrder,
  qti: qtiOrder,
} satisfies ServerModule<'order'>;
