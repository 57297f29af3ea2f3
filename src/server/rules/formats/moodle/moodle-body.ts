/** A question's Moodle type, the elements specific to that type, and its losses. */
export interface MoodleBody {
  readonly type: string;
  readonly body: string;
  readonly losses: readonly string[];
  /** Inserts the gaps into the question's HTML. */
  readonly text?: (html: string) => string;
  readonly source?: string;
}
