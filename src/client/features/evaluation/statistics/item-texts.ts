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
  well: 'Tells strong from weak students well',
  fairly: 'Tells strong from weak students fairly',
  hardly: 'Hardly tells strong from weak students',
  reversed: 'Strong students did worse than weak ones',
};

/** The texts of a question's statistics. */
export const itemTexts = {
  facility: ({ value }: Estimate) => `Mean marks ${percent(value)}`,
  discrimination: (word: DiscriminationWord, { value }: Estimate) => `${WORDS[word]} (${twoPlaces(value)})`,
  tooFew: 'Too few students to tell strong from weak',
  noSpread: 'Cannot tell strong from weak: all marks are the same',
  mayBeChance: 'may be chance in a class of this size',
  more: 'Choices and margins',
  moreOfText: 'Margins',
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
