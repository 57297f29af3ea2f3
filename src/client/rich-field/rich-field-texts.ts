/** The texts of formatted fields. */
export const richFieldTexts = {
  toolbar: 'Formatting',
  bold: 'Bold (Ctrl+B)',
  italic: 'Italic (Ctrl+I)',
  list: 'List',
  code: 'Code',
  formula: 'Formula (Ctrl+M)',
  picture: 'Picture',
  pictureFile: 'Picture file',
  preview: 'Formula',
  notClosed: 'A dollar sign at the end closes the formula.',
  emptyFormula: 'Write the formula between the dollar signs.',
  /** The placeholder for a picture's description. */
  pictureAlt: 'what it shows',
  describe: 'Write what the picture shows in the square brackets, for students who cannot see it.',
  uploading: 'The picture is being uploaded…',
  uploadFailed: 'The picture could not be uploaded.',
  noRoom: 'The text has no room left for the picture.',
  notAnImage: 'Please choose an image file.',
  notThere: 'A picture in this text is no longer there. Put it in again with the picture button.',
  palette: 'Formula signs',
  put: (name: string) => `${name} inserted`,
} as const;
