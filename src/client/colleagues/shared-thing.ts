/** A quiz or class to share or hand over. */
export interface SharedThing {
  readonly kind: 'quiz' | 'class';
  readonly id: string;
  /** The title or name. */
  readonly title: string;
}
