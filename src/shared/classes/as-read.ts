/** The stored columns of a list. */
export const KEPT_KINDS = ['name', 'first', 'middle', 'last', 'number', 'email'] as const;
/** The order of the words of names in a list; many families have two surnames. */
export const NAME_ORDERS = ['firstLast', 'lastFirst', 'lastLastFirst'] as const;
export type NameOrder = (typeof NAME_ORDERS)[number];
