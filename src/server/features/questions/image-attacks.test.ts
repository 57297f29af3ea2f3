import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { messages } from '../../../shared/messages';
import * as hostile from '../../testing/hostile-images';
import { questionForm, sampleQuestions } from '../../testing/sample-questions';
import { chunksBesidePicture } from '../../testing/webp-chunks';
import { aWorld } from '../../testing/world';

const [mcq] = sampleQuestions;

/** A teacher who uploads a file as the image of a question. */
async function aSender() {
  const world = aWorld();
  const teacher = await world.signIn('teacher');
  const quizId: string = (await teacher.mutate('quizzes.create', { title: 'Cells' })).body._id;
  return async (bytes: Buffer, name = 'cell.png', type = 'image/png') => {
    const form = questionForm(mcq, quizId);
    form.set('image', new File([new Uint8Array(bytes)], name, { type }));
    const { status, body } = await teacher.rest('POST', '/question/', form);
    const image = status < 300 ? await world.nobody.rest('GET', body.imageUrl) : undefined;
    return { status, body, image };
  };
}

test.each(hostile.UNREADABLE)('%s is refused with a sentence', async (_, make) => {
  const send = await aSender();
  const { status, body } = await send(await make());
  expect({ status, error: body.error }).toEqual({ status: 415, error: messages.imageUnreadable });
});

test.each([
  ['a drawing with a script', hostile.svgWithScript, 'cell.svg'],
  ['a GIF that is a script', hostile.gifScript, 'cell.gif'],
  ['a JPEG that is a page', hostile.jpegPage, 'cell.html'],
  ['a PNG that is an archive', hostile.pngArchive, 'cell.zip'],
  ['a photo with its place', hostile.photoWithPlace, '../../../etc/cron.d/cell.jpg'],
  ['a GIF of 200 pictures', () => hostile.moving('gif'), 'cell\r\nSet-Cookie: a=b.gif'],
  ['a WebP of 200 pictures', () => hostile.moving('webp'), 'CON'],
] as const)('of %s only its first picture is left, under a name of ours', async (_, make, name) => {
  const { status, body, image } = await (await aSender())(await make(), name, 'text/html');
  expect(status).toBe(200);
  expect(body.imageUrl).toMatch(/^\/uploads\/[\w-]{24}\.webp$/);
  expect(Object.fromEntries(image?.headers ?? [])).toMatchObject({
    'content-type': 'image/webp',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; sandbox",
    'cross-origin-resource-policy': 'same-origin',
  });
  const bytes = Buffer.from(image?.body);
  expect(chunksBesidePicture(bytes)).toEqual([]);
  const { exif, xmp, iptc, icc, orientation, pages, format } = await sharp(bytes).metadata();
  expect({ exif, xmp, iptc, icc, orientation, pages, format }).toEqual({ format: 'webp' });
});

test('a rotated photo is stored upright without the metadata', async () => {
  const { image } = await (await aSender())(await hostile.photoWithPlace(), 'cell.jpg');
  expect(await sharp(Buffer.from(image?.body)).metadata()).toMatchObject({ width: 40, height: 60 });
});

test('a drawing loads nothing from network or disk', async () => {
  let asked = 0;
  const server = createServer((_, response) => {
    asked += 1;
    response.end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const send = await aSender();
  await send(hostile.svgThatReads(`http://127.0.0.1:${port}/a.png`));
  await send(hostile.svgEntity(`http://127.0.0.1:${port}/a.txt`));
  const empty = await send(hostile.svgThatReads('about:blank'));
  const fromDisk = await send(
    hostile.svgThatReads(new URL('../../../../docs/pictures/live.png', import.meta.url).href),
  );
  expect(asked).toBe(0);
  expect(fromDisk.image?.body).toEqual(empty.image?.body);
  server.close();
});

test('an image of more than 10 MB is refused before it is read', async () => {
  const { status, body } = await (await aSender())(Buffer.alloc(10 * 1024 * 1024 + 1));
  expect({ status, error: body.error }).toEqual({ status: 413, error: messages.imageTooLarge });
});

test.each([
  '/uploads/..%2fquiz.sqlite',
  '/uploads/%2e%2e%2f%2e%2e%2fetc%2fpasswd',
  '/uploads/.webp',
  '/uploads/a%00.webp',
])('there is nothing at %s', async (path) => {
  expect((await aWorld().nobody.rest('GET', path)).status).toBe(404);
});
