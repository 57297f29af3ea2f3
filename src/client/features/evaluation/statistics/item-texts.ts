import {
  type DiscriminationWord,
  type Estimate,
  type ItemAnalysis,
  isSure,
} from '../../../rules/results/item-analysis';

const percent = (share: number) => `${Math.round(100 * share)}%`;
const places = new Intl.NumberFormat(undefined, {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
  signDisplay: 'negative',
});

/** With a true minus sign, as wide as a digit and non-breaking. */
const twoPlaces = (value: number) => places.format(value).replace('-', '−');

const WORDS: Readonly<Record<DiscriminationWord, string>> = {
  well: 'Separates strong and weak: well',
  fairly: 'Separates strong and weak: fair',
  hardly: 'Separates strong and weak: hardly',
  none: 'No difference between strong and weak',
  reversed: 'Strong students did worse',
};

/** The texts of a question's statistics. */
export const itemTexts = {
  facility: ({ value }: Estimate) => `Mean marks ${percent(value)}`,
  discrimination: (word: DiscriminationWord, { value }: Estimate) => `${WORDS[word]} (${twoPlaces(value)})`,
  tooFew: 'Too few students to compare strong and weak',
  noSpread: 'Strong and weak cannot be compared: all marks are the same',
  mayBeChance:
    'In a class of this size some of these values may be chance; the range of each question says which.',
  more: 'Choices and range',
  moreOfText: 'Range',
  margins: ({ students, facility, discrimination }: ItemAnalysis) =>
    [
      facility &&
        `With ${students === 1 ? '1 student' : `${students} students`}, the mean could well lie anywhere from ${percent(facility.interval.low)} to ${percent(facility.interval.high)}.`,
      discrimination &&
        `The correlation of this question with the rest of the quiz could lie from ${twoPlaces(discrimination.interval.low)} to ${twoPlaces(discrimination.interval.high)}${isSure(discrimination) ? '' : ', so it may be chance'}.`,
    ]
      .filter(Boolean)
      .join(' '),
  halves: (size: number) =>
    `The stronger and the weaker half are the ${size} students each with the most and the fewest marks in all other questions.`,
  choice: 'Choice',
  all: 'All',
  strong: 'Stronger half',
  weak: 'Weaker half',
  key: 'Key',
  noAnswer: 'No answer',
} as const;
