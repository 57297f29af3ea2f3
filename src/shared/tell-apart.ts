interface Student {
  readonly studentName: string;
  readonly studentEmail: string;
  readonly studentClass?: string;
}

/** What tells a student from a namesake: the address; without one class and number; null where there is neither. */
export const toldBy = ({ studentEmail, studentClass }: Omit<Student, 'studentName'>): string | null =>
  studentEmail || studentClass || null;

/** The name of a student, among others of that name with what tells them apart. */
export function nameAmong(student: Student, all: readonly Student[]): string {
  const mark = toldBy(student);
  const isAlone = all.every((other) => other === student || other.studentName !== student.studentName);
  return isAlone || mark === null ? student.studentName : withMark(student.studentName, mark);
}

/** A name that says in one text who is meant: in a file it stands without anything beside it. */
export const fullName = ({ studentName, studentClass }: Omit<Student, 'studentEmail'>): string =>
  studentClass === undefined ? studentName : withMark(studentName, studentClass);

const withMark = (name: string, mark: string): string => `${name} (${mark})`;
