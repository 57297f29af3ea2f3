import { CLASS_MEMBER_KEY, readInTab, writeInTab } from './tab-storage';

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
