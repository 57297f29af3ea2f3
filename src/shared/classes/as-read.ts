/** What a list keeps of a column. */
export const KEPT_KINDS = ['name', 'first', 'middle', 'last', 'number', 'email'] as const;
/** Which words of a name come first in a list; of many families the name has two. */
export const NAME_ORDERS = ['firstLast', 'lastFirst', 'lastLastFirst'] as const;
export type NameOrder = (typeof NAME_ORDERS)[number];
