import { quoted } from '../quoted';

export const clozeSentences = {
  several: (gap: number) =>
    `Gap ${gap} took several options at once, which a gap here cannot. Make it a question of its own`,
  partly: (gap: number, text: string, percent: number) =>
    `Gap ${gap}: ${quoted(text)} earned ${percent}% of its marks. It is not among the accepted answers`,
  best: (gap: number, percent: number) =>
    `Gap ${gap}: no answer earns all marks in the file, the best ${percent}%`,
  any: (gap: number) => `Gap ${gap} takes any answer (*) for right in the file`,
  picture: (gap: number) => `Gap ${gap} has a picture or a formula among its options. Write it in words`,
  underscores: 'A line of underscores in the text was no gap, and is shorter now',
  joined: 'Paragraphs with gaps, one below the other, are read as one text',
} as const;
