import sharp from 'sharp';

/** A small photograph of this name with the text in its metadata. */
export async function toldPicture(name: string, text: string): Promise<File> {
  const bytes = await sharp({ create: { width: 4, height: 3, channels: 3, background: 'teal' } })
    .withExif({ IFD0: { ImageDescription: text, Artist: text, Copyright: text } })
    .jpeg()
    .toBuffer();
  return new File([new Uint8Array(bytes)], name, { type: 'image/jpeg' });
}
