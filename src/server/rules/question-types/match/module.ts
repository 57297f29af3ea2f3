import { changedRecord } from '../changed-texts';
import type { ServerModule } from '../server-module';
import { giftMatch, moodleMatch, qtiMatch } from './files';
import { matchPasted } from './pasted';
import { readMatch } from './sent';

export const match = {
  read: readMatch,
  example: {
    ...{ type: 'match', text: 'Which sign?', left: ['Iron', 'Tin'], right: ['Fe', 'Sn', 'Ti'] },
    correctAnswer: { Iron: 'Fe', Tin: 'Sn' },
  },
  withTexts: (draft, change) => ({
    ...draft,
    left: draft.left.map(change),
    right: draft.right.map(change),
    correctAnswer: Array.isArray(draft.correctAnswer)
      ? draft.correctAnswer.map(([left, right]) => [change(left), change(right)] as const)
      : changedRecord(draft.correctAnswer as Readonly<Record<string, string>>, change),
  }),
  pasted: matchPasted,
  gift: giftMatch,
  moodle: moodleMatch,
  qti: qtiMatch,
} satisfies ServerModule<'match'>;
