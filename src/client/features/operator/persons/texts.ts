export const texts = {
  about:
    'For whoever asks what is stored about them, or wants it gone. What you look up, export and erase here stands in the audit log.',
  by: 'Found by',
  byEmail: 'Email address',
  byClass: 'Class code and name',
  email: 'Email address',
  classCode: 'Class code',
  called: 'Name or number',
  lookUp: 'Look up',
  stored: (name: string) => `Stored about ${name}`,
  roles: { teacher: 'a teacher here', student: 'a student here' },
  noRole: 'no account of their own',
  rows: 'Entries by kind',
  export: 'Save all of it as a file',
  exportHint:
    'The file is theirs: it holds their own answers, and a teacher’s quizzes with the keys. Give it to nobody else.',
  exported: 'The file was saved.',
  erase: 'Erase…',
  eraseTitle: (name: string) => `Erase ${name} for good?`,
  eraseBody:
    'Attempts go with all that hangs on them, and so do lines of classes, and quizzes that nobody has taken. Quizzes that students took, and payments, stay without a name. There is no way back.',
  typeName: (name: string) => `Type “${name}” to confirm`,
  eraseAct: 'Erase for good',
  erased: (name: string) => `${name} was erased.`,
  erasedWhat: ({ attempts, quizzes, accountsNameless }: Erased) =>
    [
      `Erased: ${attempts} attempts, ${quizzes} quizzes.`,
      ...(accountsNameless > 0
        ? ['An account stays without name and address, since attempts of students or payments hang on it.']
        : []),
      'Backups still hold it until they are deleted: those of the server after 12 months at the latest. After a restore, please do this again.',
    ].join(' '),
} as const;

interface Erased {
  readonly attempts: number;
  readonly quizzes: number;
  readonly accountsNameless: number;
}

/** The content of the tables in words; others keep their names. */
const TABLES: Readonly<Record<string, string>> = {
  accounts: 'Accounts',
  sessions: 'Sign-ins that are open',
  classes: 'Classes',
  class_members: 'Lines of classes',
  assignment_exceptions: 'Exceptions in assignments',
  attempts: 'Attempts',
  answers: 'Answers',
  earlier_answers: 'Earlier answers',
  late_submissions: 'Late submissions',
  focus_events: 'Tab changes',
  results: 'Marks',
  comments: 'Comments',
  rubric_marks: 'Marks by a rubric',
  appeals: 'Second looks',
  clock_entries: 'Pauses and extra time',
  answer_log: 'History of answers',
  message_deliveries: 'Messages received',
  messages: 'Messages',
  student_allowances: 'Accommodations',
  quiz_shares: 'Quizzes shared',
  class_shares: 'Classes shared',
  practice_sets: 'Practice sets',
  practice_cards: 'Practice cards',
  practice_answers: 'Practice answers',
  teacher_invites: 'Invites',
  mail_outbox: 'Emails',
  payment_orders: 'Payments',
  quizzes: 'Quizzes',
  questions: 'Questions',
  question_tags: 'Tags of questions',
  question_drafts: 'Unfinished questions',
  question_corrections: 'Corrections of questions',
  rubrics: 'Rubrics',
  phrases: 'Phrases',
  audit_log: 'Lines of the audit log',
  ai_requests: 'Texts sent for marking',
};

export const tableWords = (table: string): string => TABLES[table] ?? table.replaceAll('_', ' ');
