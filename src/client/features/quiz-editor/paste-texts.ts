const questions = (count: number) => (count === 1 ? '1 question' : `${count} questions`);

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
  added: (count: number) => `${questions(count)} added.`,
  failed: (reason: string | undefined) =>
    reason
      ? `${reason} Nothing was added; all of it is still in the text.`
      : 'No answer came. Please look at the list of questions before you try again; all of it is still in the text.',
} as const;
