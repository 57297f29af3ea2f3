import sharp from 'sharp';
import type { Caller } from '../../../../scripts/demo/caller';
import type { PictureFile } from './building';
import type { Paper } from './paper';

/** Renders a drawing of a paper as a PNG file. */
export async function pictureFile({ pictures }: Paper, name: string): Promise<PictureFile> {
  const buffer = await sharp(Buffer.from(pictures[name] ?? ''), { density: 144 })
    .png()
    .toBuffer();
  return { name: `${name}.png`, mimeType: 'image/png', buffer };
}

/** Uploads the paper's drawings and puts the upload ids into its texts. */
export async function withPictures(paper: Paper, teacher: Caller, quizId: string): Promise<Paper> {
  const ids = new Map<string, string>();
  for (const name of Object.keys(paper.pictures)) {
    const { buffer, mimeType, ...file } = await pictureFile(paper, name);
    const form = new FormData();
    form.set('image', new File([new Uint8Array(buffer)], file.name, { type: mimeType }));
    const { uploadId } = await teacher.call<{ uploadId: string }>('POST', `/api/quiz/${quizId}/image`, form);
    ids.set(name, uploadId);
  }
  return withUploads(paper, ids);
}

export const withUploads = (paper: Paper, ids: ReadonlyMap<string, string>): Paper =>
  JSON.parse(
    JSON.stringify(paper).replace(/\(picture:([\w-]+)\)/g, (_, name: string) => `(${ids.get(name) ?? name})`),
  );
