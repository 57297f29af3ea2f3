/** What is shared with colleagues, or handed over to one of them. */
export interface SharedThing {
  readonly kind: 'quiz' | 'class';
  readonly id: string;
  /** The title of a quiz, the name of a class. */
  readonly title: string;
}
