import {
  type DiscriminationWord,
  discriminationWord,
  type Estimate,
  type ItemAnalysis,
  isSure,
} from '../../../rules/results/item-analysis';
import { shareText } from '../texts';

const places = new Intl.NumberFormat(undefined, {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
  signDisplay: 'negative',
});

/** With a true minus sign, as wide as a digit and non-breaking. */
const twoPlaces = (value: number) => places.format(value).replace('-', '−');

const WORDS: Readonly<Record<DiscriminationWord, string>> = {
  well: 'good',
  fairly: 'fair',
  hardly: 'weak',
  none: 'no difference',
  reversed: 'reversed',
};

export const itemTexts = {
  heading: 'Correct answers per question',
  question: 'Question',
  correct: 'Correct',
  mean: 'Mean marks',
  separation: 'Separation',
  doubtful: 'Doubtful',
  details: 'Details',
  detailsOf: (number: number) => `Details of question ${number}`,
  separates: ({ value }: Estimate) => `${WORDS[discriminationWord(value)]} (${twoPlaces(value)})`,
  isKeyRight: 'Key?',
  whatSeparation: 'Separation: how well a question tells strong students from weak ones.',
  mayBeChance: 'In grey: may be chance in a class of this size.',
  tooFew: 'Too few students to tell strong from weak.',
  noSpread: 'all the same',
  margins: ({ students, facility, discrimination }: ItemAnalysis) =>
    [
      facility &&
        `With ${students === 1 ? '1 student' : `${students} students`}, the mean could well lie anywhere from ${shareText(facility.interval.low)} to ${shareText(facility.interval.high)}.`,
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
