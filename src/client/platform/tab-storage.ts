// The session storage of this tab. Where it cannot be reached (switched off, a private window) nothing is kept, and nothing throws.

/** Where a quiz page that goes leaves word for the next page of its tab. */
export const PAGE_GONE_KEY = 'quizPageGone';
/** The attempt whose running time is out of sight; where it is so from the start, the one whose time was asked for. */
export const TIMER_HIDDEN_KEY = 'timerHidden';
/** The attempt whose student wants to be told of the last minutes while the time is hidden. */
export const TIMER_WARNS_KEY = 'timerWarns';
/** How many things the student can practise, so that their place is kept while they load. */
export const PRACTICE_SETS_KEY = 'practiceSets';
/** Whether something was due on the dashboard. */
export const DUE_KEY = 'somethingDue';
/** Who has signed in here with a class code. */
export const CLASS_MEMBER_KEY = 'classMember';
/** Where one notes that its student is before it. */
export const PAGE_HERE_KEY = 'quizPageHere';

export function readInTab(key: string): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

export function writeInTab(key: string, text: string): void {
  try {
    sessionStorage.setItem(key, text);
  } catch {
    // It is not kept.
  }
}

export function removeInTab(key: string): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Nothing was kept.
  }
}

/** Forgets what this tab noted of its student and of a running quiz. */
export function clearTabNotes(): void {
  for (const key of [
    ...[PAGE_GONE_KEY, PAGE_HERE_KEY, TIMER_HIDDEN_KEY, TIMER_WARNS_KEY],
    ...[PRACTICE_SETS_KEY, DUE_KEY, CLASS_MEMBER_KEY],
  ]) {
    removeInTab(key);
  }
}

/** Who has signed in with a class code in this tab; never the PIN. */
export interface ClassMember {
  readonly classCode: string;
  /** What was sent for the member: a name, a number, or the id of a slip. */
  readonly member: string;
  /** As the class list has it. */
  readonly name: string;
}

/** Kept for the tab alone: who comes to this computer next finds no name of somebody else's. */
export const noteClassMember = (member: ClassMember): void =>
  writeInTab(CLASS_MEMBER_KEY, JSON.stringify(member));

/** Who signed in with a class code in this tab before, to be asked for the PIN alone. */
export function knownClassMember(): ClassMember | null {
  try {
    return JSON.parse(readInTab(CLASS_MEMBER_KEY) ?? 'null');
  } catch {
    return null;
  }
}
