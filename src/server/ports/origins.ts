/** Names the family of a question in a file so that this server alone can have written it. */
export interface Origins {
  of(familyId: string): string;
  /** The family that a name from a file stands for; undefined where another server wrote it, or a person. */
  read(origin: string): string | undefined;
}
