const questions = (count: number) => (count === 1 ? '1 question' : `${count} questions`);
const cut = (text: string) => {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length > 60 ? `${line.slice(0, 59).toWellFormed()}…` : line;
};

/** The words of pasting questions. */
export const pasteTexts = {
  title: 'Paste questions',
  field: 'Your questions as text',
  hint: 'Number the questions, put a letter before each option and a star before the correct ones.',
  exampleTitle: 'It can look like this',
  useExample: 'Start from this example',
  previewTitle: 'What will be added',
  nothing: 'No questions yet',
  ready: (count: number) => `${questions(count)} ready to add.`,
  notReady: (count: number, lines: number) =>
    `${questions(count)} found. ${lines === 1 ? 'One thing has' : `${lines} things have`} to be mended first.`,
  line: (line: number) => `Line ${line}`,
  add: (count: number) => (count === 0 ? 'Add questions' : `Add ${questions(count)}`),
  adding: (done: number, count: number) => `Adding question ${done + 1} of ${count}…`,
  added: (count: number) => `${questions(count)} added.`,
  stopped: (done: number, count: number) =>
    `Stopped. ${done} of ${count} were added; the others are still in the text.`,
  failed: ({ done, text, reason }: { done: number; text: string; reason: string | undefined }) =>
    `“${cut(text)}” could not be added. ${reason ?? 'Please try again.'} ${
      done === 0 ? 'Nothing was added.' : `${questions(done)} before it ${done === 1 ? 'was' : 'were'} added.`
    } This one and the ones after it are still in the text.`,
} as const;
