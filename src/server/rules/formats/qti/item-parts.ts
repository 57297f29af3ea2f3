/** What a type writes into a QTI item. */
export interface ItemParts {
  readonly declarations: readonly string[];
  readonly body: string;
  readonly processing: readonly string[];
  readonly feedback: readonly (readonly [identifier: string, text: string])[];
  readonly losses: readonly string[];
}

export const NO_PARTS = { feedback: [], losses: [] } as const;
export const optionName = (at: number): string => `choice_${at + 1}`;
