// This tab's session storage. If it is unavailable (disabled, private window), nothing is stored and nothing throws.

/** Left by a closing quiz page for the next page of its tab. */
export const PAGE_GONE_KEY = 'quizPageGone';
/** The attempt whose timer is hidden; if timers start hidden, the attempt whose timer was shown. */
export const TIMER_HIDDEN_KEY = 'timerHidden';
/** The attempt whose student wants a warning in the last minutes while the timer is hidden. */
export const TIMER_WARNS_KEY = 'timerWarns';
/** The number of practice sets, which reserves their space while they load. */
export const PRACTICE_SETS_KEY = 'practiceSets';
/** Whether the dashboard listed something due. */
export const DUE_KEY = 'somethingDue';
/** The student who signed in here with a class code. */
export const CLASS_MEMBER_KEY = 'classMember';
/** Left by a quiz page whose student is present. */
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
    // Not stored.
  }
}

export function removeInTab(key: string): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Nothing was stored.
  }
}

/** Deletes this tab's records of its student and of a running quiz. */
export function clearTabNotes(): void {
  for (const key of [
    ...[PAGE_GONE_KEY, PAGE_HERE_KEY, TIMER_HIDDEN_KEY, TIMER_WARNS_KEY],
    ...[PRACTICE_SETS_KEY, DUE_KEY, CLASS_MEMBER_KEY],
  ]) {
    removeInTab(key);
  }
}

/** A class code sign-in of this tab; never the PIN. */
export interface ClassMember {
  readonly classCode: string;
  /** The identification sent for the member: a name, a number, or the id of a slip. */
  readonly member: string;
  /** As spelled in the class list. */
  readonly name: string;
}

/** For this tab only, so that the next user of the computer finds no name. */
export const noteClassMember = (member: ClassMember): void =>
  writeInTab(CLASS_MEMBER_KEY, JSON.stringify(member));

/** The last class code sign-in of this tab, so that only the PIN is needed. */
export function knownClassMember(): ClassMember | null {
  try {
    return JSON.parse(readInTab(CLASS_MEMBER_KEY) ?? 'null');
  } catch {
    return null;
  }
}
