const BASE64 =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

/** The smallest possible picture, as a form file. */
export const dotPng = (): File => new File([Buffer.from(BASE64, 'base64')], 'dot.png', { type: 'image/png' });
