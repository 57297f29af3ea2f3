/** The comparable form of an email address. */
export const emailKey = (address: string): string => address.trim().toLowerCase();
