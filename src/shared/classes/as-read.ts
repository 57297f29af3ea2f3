/** What a list keeps of a column. */
export const KEPT_KINDS = ['name', 'first', 'middle', 'last', 'number', 'email'] as const;
/** Which word of a name comes first in a list. */
export const NAME_ORDERS = ['firstLast', 'lastFirst'] as const;
export type NameOrder = (typeof NAME_ORDERS)[number];
