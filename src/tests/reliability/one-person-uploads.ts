import { type ClientRequest, request } from 'node:http';
import sharp from 'sharp';
import { questionForm, sampleQuestions } from '../../server/testing/sample-questions';
import { publishQuiz } from './class-on-quiz';
import type { Attack } from './one-person-class';
import { repeat } from './one-person-repeat';

const SLOW_UPLOADS = 20;
const UPLOAD_BYTES = 9_000_000;
const PIECE = Buffer.alloc(30_000);
/** 150 kB/s: fast enough not to be closed, and a minute per upload. */
const PIECE_EVERY_MS = 200;
const AGAIN_MS = 500;
const GIVE_UP_MS = 5000;

/** Many uploads of one teacher, each as slow as allowed, while another teacher sends an image. */
export const uploadsAttack: Attack = {
  name: 'slow uploads',
  protection: 'upload-turns',
  async begin({ server: { url }, signIn, teacher: attacker }) {
    const victim = await signIn(url, 'teacher', 'Another Teacher');
    const { quizId } = await publishQuiz(victim, 'Maps');
    const image = await sharp({ create: { width: 1200, height: 900, channels: 3, background: 'teal' } })
      .png({ compressionLevel: 0 })
      .toBuffer();
    const slow = new Set<ClientRequest>();
    let begun = 0;
    const beginOne = () => {
      const call = request(`${url}/api/question/`, {
        method: 'POST',
        agent: false,
        headers: {
          Authorization: `Bearer ${attacker.token}`,
          'Content-Type': 'multipart/form-data; boundary=b',
          'Content-Length': UPLOAD_BYTES,
        },
      });
      const leave = () => slow.delete(call) && call.destroy();
      call.on('error', leave).on('response', leave).flushHeaders();
      slow.add(call);
      begun += 1;
    };
    const endPieces = await repeat(() => {
      while (slow.size < SLOW_UPLOADS) beginOne();
      for (const call of slow) call.write(PIECE);
    }, PIECE_EVERY_MS);
    const failures: string[] = [];
    let stored = 0;
    const uploadOne = async () => {
      const body = questionForm(sampleQuestions[0], quizId);
      body.set('image', new File([new Uint8Array(image)], 'map.png'));
      const headers = { Authorization: `Bearer ${victim.token}` };
      const signal = AbortSignal.timeout(GIVE_UP_MS);
      try {
        const { status } = await fetch(`${url}/api/question/`, { method: 'POST', headers, body, signal });
        if (status === 200 || status === 201) stored += 1;
        else failures.push(`an upload of another teacher: ${status}`);
      } catch {
        failures.push('an upload of another teacher had no answer');
      }
    };
    const endUploads = await repeat(uploadOne, AGAIN_MS);
    const endAll = async () => {
      await endUploads();
      await endPieces();
      for (const call of slow) call.destroy();
      return { figures: { 'slow uploads': begun, 'images of another teacher': stored }, failures };
    };
    return { end: endAll };
  },
};
