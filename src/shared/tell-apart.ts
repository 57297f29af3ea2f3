interface Student {
  readonly studentName: string;
  readonly studentEmail: string;
  readonly studentClass?: string;
}

/** Distinguishes a student from namesakes: the address, else class and number, else null. */
export const distinguishingMark = ({
  studentEmail,
  studentClass,
}: Omit<Student, 'studentName'>): string | null => studentEmail || studentClass || null;

/** A student's name, with a distinguishing mark if there are namesakes. */
export function nameAmong(student: Student, all: readonly Student[]): string {
  const mark = distinguishingMark(student);
  const isAlone = all.every((other) => other === student || other.studentName !== student.studentName);
  return isAlone || mark === null ? student.studentName : withMark(student.studentName, mark);
}

/** An unambiguous name as a single text, for files. */
export const fullName = ({ studentName, studentClass }: Omit<Student, 'studentEmail'>): string =>
  studentClass === undefined ? studentName : withMark(studentName, studentClass);

const withMark = (name: string, mark: string): string => `${name} (${mark})`;
