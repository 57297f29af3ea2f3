import { PAIRED_NAMES, type TypedPair } from '../../../../shared/import/typed/pairs';
import { parsedJson } from '../../../../shared/parsed-json';
import {
  emptyMatch,
  type MatchDraft,
  matchDraftOf,
  type Pair,
} from '../../../../shared/question-types/match/draft';
import { issueAt, rangeOnlyForSliders } from '../../formats/typed/pasted-lines';
import { typedSentences } from '../../formats/typed/sentences';
import type { TypedIssue, TypedQuestion } from '../../formats/typed/typed-question';
import { changedRecord } from '../changed-texts';
import { readList, readPartialCredit, readText, type SentFields } from '../sent-fields';
import type { ServerModule } from '../server-module';
import { giftMatch, moodleMatch, qtiMatch } from './files';

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
  pasted: {
    names: PAIRED_NAMES,
    example: `Match each symbol with its element.
Type: matching
Fe = Iron
Cu = Copper
Ag = Silver
= Zinc
Marks: 3
Time: 60`,
    recognises: () => false,
    read: ({ pairs }) => ({ ...emptyMatch, ...pairsIn(pairs), partialCredit: true }),
    check: checkPastedPairs,
  },
  gift: giftMatch,
  moodle: moodleMatch,
  qti: qtiMatch,
} satisfies ServerModule<'match'>;

function readMatch(sent: SentFields, before: MatchDraft): MatchDraft {
  const sides = (field: 'left' | 'right') =>
    sent.given(field, (value) => readList(field, value).map((side) => readText(field, side)), before[field]);
  return {
    type: 'match',
    left: sides('left'),
    right: sides('right'),
    correctAnswer: sent.given('correctAnswer', readKey, before.correctAnswer),
    partialCredit: readPartialCredit(sent, before),
  };
}

/** The pairs, as an object or a list. Anything else yields none, so that validation asks for them. */
function readKey(value: unknown): MatchDraft['correctAnswer'] {
  const key = typeof value === 'string' ? parsedJson(value) : value;
  if (typeof key !== 'object' || key === null) return {};
  const side = (text: unknown) => readText('correctAnswer', text);
  if (!Array.isArray(key)) {
    const sides = readList('correctAnswer', Object.entries(key));
    return Object.fromEntries(
      sides.map((pair) => (Array.isArray(pair) ? [side(pair[0]), side(pair[1])] : [])),
    );
  }
  return readList('correctAnswer', key).map((pair) =>
    Array.isArray(pair) ? ([side(pair[0] ?? ''), side(pair[1] ?? '')] as const) : (['', ''] as const),
  );
}

/** The pairs and spare right sides in lines. */
function pairsIn(lines: readonly Omit<TypedPair, 'line'>[]) {
  const pairs = lines.flatMap(({ left, right }): Pair[] => (left === '' ? [] : [[left, right]]));
  const spare = lines.flatMap(({ left, right }) => (left === '' ? [right] : []));
  return matchDraftOf(pairs, spare);
}

/** Lines that do not fit pairs. */
function checkPastedPairs(question: TypedQuestion): TypedIssue[] {
  return [
    ...issueAt(question.options[0], true, typedSentences.optionsNeedChoice),
    ...issueAt(question.fields.get('answer'), true, typedSentences.pairsAreTheKey),
    ...rangeOnlyForSliders(question),
  ];
}
