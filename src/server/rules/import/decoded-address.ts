/** A decoded address, or the address unchanged if its escapes are invalid. */
export function decodedAddress(address: string): string {
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
}
