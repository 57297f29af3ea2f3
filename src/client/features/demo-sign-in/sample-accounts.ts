/** Whom the demo sign-in stands for. */
export interface Account {
  readonly name: string;
  readonly email: string;
}

/** Ready-made accounts, so that trying the product out takes one click. */
export const SAMPLE_ACCOUNTS: Readonly<Record<'teacher' | 'student', readonly Account[]>> = {
  teacher: [
    { name: 'Meera Rao', email: 'meera.rao@example.org' },
    { name: 'Daniel Okafor', email: 'daniel.okafor@example.org' },
  ],
  student: [
    { name: 'Asha Kumar', email: 'asha.kumar@example.org' },
    { name: 'Ben Fischer', email: 'ben.fischer@example.org' },
    { name: 'Chidi Eze', email: 'chidi.eze@example.org' },
  ],
};
