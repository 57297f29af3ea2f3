export const panelTexts = {
  forYou: 'For you alone, on this device. Nobody else is told.',
  larger: 'Larger text',
  byNeed: 'Your teacher has switched this on for you.',
  spacing: 'Wider spacing',
  spacingMeans: 'More room between letters, words and lines.',
  ruler: 'Reading ruler',
  rulerMeans:
    'Marks the line that you point at, tap or reach by keyboard. The arrow keys move it from line to line.',
  voice: 'Read aloud',
  voiceMeans: 'A button at each question reads it with a voice of this device.',
  clock: 'Calm clock',
  clockMeans: 'Whole minutes only, never red. You are told when less than 1 minute is left.',
  stop: 'Stop reading',
  noVoice: 'This device has no voice for a language of this question.',
  minutes: (minutes: number) => `${minutes} min`,
  lastMinute: 'under 1 min',
} as const;
