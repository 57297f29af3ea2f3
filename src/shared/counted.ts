/** A number with its unit: '1 mark', '2 marks'. */
export const counted = (count: number, unit: string): string => `${count} ${unit}${count === 1 ? '' : 's'}`;
