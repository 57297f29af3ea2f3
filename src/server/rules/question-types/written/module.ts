import type { ListedDraft } from '../../../../shared/question-types/listed-draft';
import { listedWithTexts } from '../changed-texts';
import { readAnswerText, readListed } from '../listed-sent';
import type { SentFields } from '../sent-fields';
import type { ServerModule } from '../server-module';
import { giftLong, giftShort, moodleLong, moodleShort, qtiLong, qtiShort } from './files';
import { longPasted, shortPasted } from './pasted';

const written = {
  read: <Type extends string>(sent: SentFields, before: ListedDraft<Type>) =>
    readListed(sent, before, (value, options) =>
      readAnswerText(value, { options, known: [], isForm: sent.isForm }),
    ),
  undocumented: ['options', 'min', 'max', 'step'],
  withTexts: listedWithTexts,
} as const;

export const short = {
  ...written,
  example: { type: 'short', text: 'Who wrote Faust?', correctAnswer: 'Goethe' },
  pasted: shortPasted,
  gift: giftShort,
  moodle: moodleShort,
  qti: qtiShort,
} as const satisfies ServerModule<'short'>;

export const long = {
  ...written,
  example: { type: 'long', text: 'Why is the sky blue?', correctAnswer: 'Air scatters blue light most.' },
  pasted: longPasted,
  gift: giftLong,
  moodle: moodleLong,
  qti: qtiLong,
} as const satisfies ServerModule<'long'>;
