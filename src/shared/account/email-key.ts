/** An email address as people are found by it. */
export const emailKey = (address: string): string => address.trim().toLowerCase();
