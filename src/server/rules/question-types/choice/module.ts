import { listedWithTexts } from '../changed-texts';
import { readAnswerList, readAnswerText, readListed } from '../listed-sent';
import { readText } from '../sent-fields';
import type { ServerModule } from '../server-module';
import { giftMcq, giftMsq } from './gift';
import { moodleMcq, moodleMsq } from './moodle';
import { mcqPasted, msqPasted } from './pasted';
import { qtiChoice } from './qti';

const choice = {
  undocumented: ['min', 'max', 'step'],
  withTexts: listedWithTexts,
  qti: qtiChoice,
} as const;

export const mcq = {
  ...choice,
  read: (sent, before) =>
    readListed(sent, before, (value, options) =>
      readAnswerText(value, { options, known: options, isForm: sent.isForm }),
    ),
  example: { type: 'mcq', text: 'Which is a metal?', options: ['Iron', 'Neon'], correctAnswer: 'Iron' },
  pasted: mcqPasted,
  gift: giftMcq,
  moodle: moodleMcq,
} as const satisfies ServerModule<'mcq'>;

export const msq = {
  ...choice,
  read: (sent, before) =>
    readListed(sent, before, (value) => readAnswerList(value).map((item) => readText('correctAnswer', item))),
  example: { type: 'msq', text: 'Which are even?', options: ['2', '3', '4'], correctAnswer: ['2', '4'] },
  pasted: msqPasted,
  gift: giftMsq,
  moodle: moodleMsq,
} satisfies ServerModule<'msq'>;
