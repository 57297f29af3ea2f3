import { IMAGE_MAXIMUM_PIXELS, LONG_IMAGE } from '../../shared/constants';

export interface PreparedImage {
  /** The file to send: the chosen one or a smaller picture of it. */
  readonly file: File;
  /** The size of the sent file in pixels; undefined if the browser cannot decode it. */
  readonly pixels: PixelSize | undefined;
  /** The chosen file, if a smaller one is sent. */
  readonly original: { readonly pixels: PixelSize; readonly bytes: number } | undefined;
}

export interface PixelSize {
  readonly width: number;
  readonly height: number;
}

const QUALITY = 0.85;
/** Sent unchanged if small enough; other decodable kinds are redrawn in a format every server reads. */
const SENT_AS_IS = /^image\/(jpeg|png|webp|gif|avif|svg\+xml)$/;

export const isSentAsItIs = (type: string): boolean => SENT_AS_IS.test(type);

/** The size within a quiz's maximum, in proportion, as the server computes it. */
export function fitSize({ width, height }: PixelSize): PixelSize {
  const { ratio, maximumHeight, maximumArea } = LONG_IMAGE;
  const isLong = height > ratio * width;
  const highest = isLong
    ? Math.min(maximumHeight, Math.sqrt((maximumArea * height) / width))
    : IMAGE_MAXIMUM_PIXELS;
  const factor = Math.min(IMAGE_MAXIMUM_PIXELS / width, highest / height, 1);
  return { width: Math.max(Math.round(width * factor), 1), height: Math.max(Math.round(height * factor), 1) };
}

/**
 * Shrinks a picture before sending; redraws rare kinds such as HEIC or icons if this browser can. SVG, undecodable and small
 * files are sent unchanged.
 */
export async function prepareImage(file: File): Promise<PreparedImage> {
  const asItIs = { file, pixels: undefined, original: undefined };
  if (file.type === 'image/svg+xml') return asItIs;
  const bitmap = await createImageBitmap(file).catch(() => undefined);
  if (!bitmap) return asItIs;
  const pixels = { width: bitmap.width, height: bitmap.height };
  const smaller = fitSize(pixels);
  try {
    const isSmaller = smaller.width < pixels.width || smaller.height < pixels.height;
    const isForeign = !isSentAsItIs(file.type);
    const blob = isSmaller || isForeign ? await draw(bitmap, smaller) : null;
    if (!blob || (blob.size >= file.size && !isForeign)) return { ...asItIs, pixels };
    return {
      file: new File([blob], file.name, { type: blob.type }),
      pixels: smaller,
      original: { pixels, bytes: file.size },
    };
  } catch {
    return { ...asItIs, pixels };
  } finally {
    bitmap.close();
  }
}

async function draw(bitmap: ImageBitmap, { width, height }: PixelSize): Promise<Blob | null> {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  if (!context) return null;
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, 0, 0, width, height);
  const webp = await encode(canvas, 'image/webp');
  // Browsers without WebP return PNG; JPEG has no transparency, so the background is white.
  if (webp?.type === 'image/webp') return webp;
  context.globalCompositeOperation = 'destination-over';
  context.fillStyle = 'white';
  context.fillRect(0, 0, width, height);
  return encode(canvas, 'image/jpeg');
}

const encode = (canvas: HTMLCanvasElement, type: string): Promise<Blob | null> =>
  new Promise((resolve) => canvas.toBlob(resolve, type, QUALITY));
