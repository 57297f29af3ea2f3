/** One order for all lists, whatever the language of the browser or the server: numbers by value, accents beside their letter. */
const collator = new Intl.Collator('en', { numeric: true });

/** Compares two texts as people order them: 'Émile' before 'Zoe', 'Student 2' before 'Student 10'. */
export const compareText = (a: string, b: string): number => collator.compare(a, b);

interface Named {
  readonly studentName: string;
  readonly studentEmail: string;
  readonly studentClass?: string | null;
}

/** Students by name, namesakes by address, and those without one by class and number: on every screen and in every export alike. */
export const byName = (a: Named, b: Named): number =>
  compareText(a.studentName, b.studentName) ||
  compareText(a.studentEmail, b.studentEmail) ||
  compareText(a.studentClass ?? '', b.studentClass ?? '');
