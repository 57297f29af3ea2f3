/** A member's name and position within the class list. */
export interface Place {
  readonly className: string;
  readonly number: string | null;
  /** The number of members with this name and no number, and this member's position among them (from 1). */
  readonly namesakes: number;
  readonly place: number;
}

/**
 * The class and position of a student without an address: '7b, no. 12'; for namesakes without numbers '7b, 2
 * of 3'.
 */
export function classLabel({ className, number, namesakes, place }: Place): string {
  if (number !== null) return `${className}, no. ${number}`;
  return namesakes > 1 ? `${className}, ${place} of ${namesakes}` : className;
}
