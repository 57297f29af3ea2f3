export const richTextMessages = {
  formulaTooLong: 'This formula is too long.',
  formulaNotClosed: 'A bracket is not closed, or something is missing at the end.',
  formulaDefinesCommands: 'A formula cannot define commands of its own.',
  unknownCommand: (command: string) => `${command} is not known here.`,
  formulaUnreadable: 'It cannot be read.',
  imageNotThere: (field: string, uploadId: string) =>
    `The image "${uploadId}" that "${field}" shows is not there. Please add it again.`,
  formulaIssue: (formula: string, issue: string) => `Formula ${formula}: ${issue}`,
} as const;
