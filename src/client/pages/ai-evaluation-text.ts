/** Where the written answers on this site are marked, and what leaves it for that; without a host nothing does. */
export const aiEvaluationText = (host: string): string =>
  host === ''
    ? 'On this site no AI provider is set up: written answers are marked by rules that run on this server, and none of them leaves it.'
    : `On this site written answers can be marked by an AI provider, reached at ${host}. What is sent there: the question, the model answer, the maximum marks, and the texts that students wrote, each under a random number. Never a name, an email address, a class or the title of the quiz; but what students write about themselves in an answer is part of that answer. Teachers can switch this off for each quiz, and see every text that was sent.`;
