/** A member of a class as its list counts them. */
export interface Place {
  readonly className: string;
  readonly number: string | null;
  /** How many of the class have this name and no number, and which of them this is, from 1. */
  readonly namesakes: number;
  readonly place: number;
}

/** Where a student without an address belongs: '7b, no. 12'; of several of one name without numbers '7b, 2 of 3'. */
export function classLabel({ className, number, namesakes, place }: Place): string {
  if (number !== null) return `${className}, no. ${number}`;
  return namesakes > 1 ? `${className}, ${place} of ${namesakes}` : className;
}
