const MAXIMUM = 80;
const shortened = (text: string): string => (text.length > MAXIMUM ? `${text.slice(0, MAXIMUM)}…` : text);

/** Content of a page that rich text cannot hold. */
export const htmlNotes = {
  pictureMissing: (address: string, alt: string) =>
    `A picture is not in the file: ${shortened(address)}${alt === '' ? '' : ` (${shortened(alt)})`}. Please add it.`,
  media: (address: string) =>
    address === ''
      ? 'A video, sound or embedded page was left out.'
      : `A video, sound or embedded page was left out: ${shortened(address)}.`,
  drawing: 'A drawing was left out. Please add it as a picture.',
  underlined: (words: string) => `Underlined words are in italics now: “${shortened(words)}”.`,
  struck: (words: string) => `Words that were crossed out stand as other words: “${shortened(words)}”.`,
  scriptInLine: (words: string) => `Raised or lowered words stand in the line now: “${shortened(words)}”.`,
  formulaByCharacters: (words: string) =>
    `A formula has only its characters now. Please write it again: “${shortened(words)}”.`,
  link: (label: string) =>
    `The link “${shortened(label)}” leads into the course it came from, and was left out.`,
  field: 'A field to fill in was left out of the text.',
} as const;
