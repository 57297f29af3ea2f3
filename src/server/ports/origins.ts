/** Names a question in a file so that this server alone can have written it. */
export interface Origins {
  of(questionId: string): string;
  /** The question that a name from a file stands for; undefined where another server wrote it, or a person. */
  read(origin: string): string | undefined;
}
