/** Names the family of a question in a file so that this server alone can have written it. */
export interface Origins {
  of(familyId: string): string;
  /** The family that such a name stands for; undefined for a name that this server has not written. */
  read(origin: string): string | undefined;
}
