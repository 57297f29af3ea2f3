/** One collation for all lists, independent of the locale: numbers by value, accents beside their letter. */
const collator = new Intl.Collator('en', { numeric: true });

/** Natural order: 'Émile' before 'Zoe', 'Student 2' before 'Student 10'. */
export const compareText = (a: string, b: string): number => collator.compare(a, b);

interface Named {
  readonly studentName: string;
  readonly studentEmail: string;
  readonly studentClass?: string | null;
}

/** Sorts by name, then address; without addresses by class and number. Shared by every screen and export. */
export const byName = (a: Named, b: Named): number =>
  compareText(a.studentName, b.studentName) ||
  compareText(a.studentEmail, b.studentEmail) ||
  compareText(a.studentClass ?? '', b.studentClass ?? '');
