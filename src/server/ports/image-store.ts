/** Question images, re-encoded and stored under unguessable names. */
export interface ImageStore {
  /**
   * Stores an image of any decodable kind and returns its public URL. Throws 413 if too large, 415 if undecodable, 503 if too
   * many wait or the disk is almost full.
   */
  store(bytes: Uint8Array): Promise<string>;
  /** A WebP thumbnail of at most 320 px, not stored; throws as `store`. */
  shrink(bytes: Uint8Array): Promise<Uint8Array>;
  /** The image of a public URL's last part, or undefined. */
  find(
    name: string,
  ): Promise<{ readonly bytes: Uint8Array<ArrayBuffer>; readonly mediaType: string } | undefined>;
  /** Whether an image exists under a public URL; synchronous, for transactions. */
  has(url: string): boolean;
  /** The public URLs of images stored before a time, in epoch milliseconds. */
  listStoredBefore(time: number): Promise<readonly string[]>;
  /** Deletes an image by public URL; idempotent. */
  remove(url: string): Promise<void>;
}
