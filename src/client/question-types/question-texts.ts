/** spec §2: '1 mark' or 'N marks'. */
export const marksLabel = (marks: number): string => (marks === 1 ? '1 mark' : `${marks} marks`);

/** Beside the marks if some right options earn part of them. */
export const PART_MARKS = 'Part marks';

export const questionTexts = {
  question: (number: number) => `Question ${number}`,
  yourAnswer: 'Your answer',
  chooseAll: 'Choose all that apply',
  weight: (percent: number) => `${percent} %`,
  words: (count: number) => (count === 1 ? '1 word' : `${count} words`),
  notAnswered: 'Not answered yet',
  clearAnswer: 'Clear answer',
  toChooseFrom: 'To choose from',
  tapThenRow: 'Tap one and then its row, or use the lists.',
  nowItsRow: (letter: string) => `Now tap the row of ${letter}.`,
  moveUp: (name: string, place: number, count: number) => `Move ${name} up, ${place} of ${count}`,
  moveDown: (name: string, place: number, count: number) => `Move ${name} down, ${place} of ${count}`,
  movedTo: (name: string, place: number, count: number) => `${name}, now ${place} of ${count}`,
  moveFrom: (name: string, place: number, count: number) => `${place} of ${count}: move ${name}`,
  putAt: (name: string, place: number, count: number) => `Put ${name} at ${place} of ${count}`,
  nowItsPlace: 'Now tap the place it goes to.',
  orderIsRight: 'This order is right',
  orderUntouched: 'Not answered yet: drag a number, or tap it and then its new place.',
  sliderRange: (min: number, max: number) => `From ${min} to ${max}`,
  asNumber: 'A number, such as 0.5, 1.2×10^3 or 3/4',
  asNumberWithUnit: 'A number with its unit',
  fillIn: 'Fill in the gaps',
  gap: (number: number, count: number, around: string) =>
    `Gap ${number} of ${count}${around === '' ? '' : `: ${around}`}`,
  choose: 'Choose',
  enlarge: 'Enlarge the image',
  imageFallback: (number: number) => `Image for question ${number}`,
} as const;
