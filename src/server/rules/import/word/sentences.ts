export const wordSentences = {
  documentUnread: 'The document is damaged: what stands behind this line could not be read.',
  equationUnread: 'An equation in it could not be read whole. Compare it with the document.',
  pictureLinked: 'A picture is not in the document, only a link to it. Add it in the editor.',
  pictureUnknown: 'A drawing in it cannot be shown here. Add it as a picture in the editor.',
} as const;
