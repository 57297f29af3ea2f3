const BASE64 =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

/** The smallest picture there is, as a file of a form. */
export const dotPng = (): File => new File([Buffer.from(BASE64, 'base64')], 'dot.png', { type: 'image/png' });
