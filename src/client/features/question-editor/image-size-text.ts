import type { PixelSize, PreparedImage } from './shrink-image';

const kilobytes = new Intl.NumberFormat(undefined, {
  style: 'unit',
  unit: 'kilobyte',
  maximumSignificantDigits: 3,
});
const megabytes = new Intl.NumberFormat(undefined, {
  style: 'unit',
  unit: 'megabyte',
  maximumSignificantDigits: 3,
});

const bytesText = (bytes: number): string =>
  bytes < 1_000_000
    ? kilobytes.format(Math.max(Math.ceil(bytes / 1000), 1))
    : megabytes.format(bytes / 1_000_000);

const pixelsText = ({ width, height }: PixelSize): string => `${width} × ${height}`;

/** The size of what is sent, and of what was chosen when that was larger. */
export function imageSizeText({ file, pixels, original }: PreparedImage): string {
  const sent = [pixels && pixelsText(pixels), bytesText(file.size)].filter(Boolean).join(', ');
  if (!original) return sent;
  return `${sent} (made smaller from ${pixelsText(original.pixels)}, ${bytesText(original.bytes)})`;
}
