import type { ServerModule } from '../server-module';
import { giftCloze, giftTextOfCloze } from './gift';
import { moodleCloze } from './moodle';
import { clozePasted } from './pasted';
import { qtiCloze } from './qti';
import { readCloze } from './sent';

export const cloze = {
  read: readCloze,
  example: {
    ...{ type: 'cloze', text: 'Water boils at ___ and freezes at ___ degrees.' },
    gaps: [{ kind: 'number' }, { kind: 'select', options: ['0', '32'] }],
    correctAnswer: [['100'], ['0']],
  },
  withTexts: (draft, change) => ({
    ...draft,
    gaps: draft.gaps.map((gap) => ({ ...gap, options: gap.options.map(change) })),
    correctAnswer: draft.correctAnswer.map((accepted) => accepted.map(change)),
  }),
  pasted: clozePasted,
  gift: giftCloze,
  giftText: giftTextOfCloze,
  moodle: moodleCloze,
  qti: qtiCloze,
} satisfies ServerModule<'cloze'>;
