export const messageTexts = {
  from: (count: number) =>
    count === 1 ? 'Message from your teacher' : `${count} messages from your teacher`,
  spoken: (text: string) => `Message from your teacher: ${text}`,
} as const;
