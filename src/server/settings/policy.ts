/** The settings that use cases depend on; the rest of the configuration stays in main. */
export interface Policy {
  readonly submitGraceSeconds: number;
  readonly billing: 'on' | 'off';
  /** Lower-case addresses or '@domain'; if empty, every person may be a teacher. */
  readonly teacherEmails: readonly string[];
}
