/** Question images, re-encoded and kept under unguessable names. */
export interface ImageStore {
  /**
   * Stores an image file of any decodable kind and answers its public URL; 413 too large, 415 not decodable, 503 when too
   * many are being stored or the disk is almost full.
   */
  store(bytes: Uint8Array): Promise<string>;
  /** A small version of an image file as WebP, at most 320 px wide and high, which is not stored; refuses as `store` does. */
  shrink(bytes: Uint8Array): Promise<Uint8Array>;
  /** The stored image of a public URL's last part, or undefined. */
  find(
    name: string,
  ): Promise<{ readonly bytes: Uint8Array<ArrayBuffer>; readonly mediaType: string } | undefined>;
  /** Whether an image is stored under a public URL; at once, so that it can be asked within a transaction. */
  has(url: string): boolean;
  /** The public URLs of what was stored before a time, in epoch milliseconds. */
  listStoredBefore(time: number): Promise<readonly string[]>;
  /** Deletes the image of a public URL; nothing happens when it is gone. */
  remove(url: string): Promise<void>;
}
