/** A name for something by its id: always the same, and the secret of the server alone leads from one to the other. */
export type Pseudonyms = (id: string) => string;
