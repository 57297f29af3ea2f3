import { installObservatory, type Scan, scan } from './headers-observatory';
import { openTlsFront } from './headers-tls';
import { proofOf, type ReliabilityReport, type ReliabilityTest } from './reliability-test';
import { findPort, startServer, temporaryFolder } from './server-process';

/** Settings that add third-party hosts; the keys are fake. */
const WITH_THIRD_PARTIES = {
  FIREBASE_PROJECT_ID: 'school',
  FIREBASE_API_KEY: 'key',
  FIREBASE_AUTH_DOMAIN: 'school.firebaseapp.com',
  RAZORPAY_KEY_ID: 'rzp_test_1',
  RAZORPAY_KEY_SECRET: 'secret',
};

/** A real sign-in provider, which the server requires behind a proxy. */
const SIGN_IN = {
  OIDC_ISSUER: 'https://accounts.school.example',
  OIDC_CLIENT_ID: 'quiz',
  OIDC_CLIENT_SECRET: 'not a secret',
};

/** Rates the built server behind TLS with MDN's HTTP Observatory. */
export const headersTest: ReliabilityTest = async () => {
  try {
    await installObservatory();
  } catch (error) {
    const skipped = `the Observatory could not be fetched (${error instanceof Error ? error.message.split('\n')[0] : error})`;
    return [{ name: 'headers', figures: {}, failures: [], skipped }];
  }
  const bare = graded('headers', await gradeOf(SIGN_IN));
  const full = graded('headers, with Firebase and Razorpay', await gradeOf(WITH_THIRD_PARTIES));
  const weak = graded('headers', await gradeOf(SIGN_IN, 'content-security-policy'));
  return [bare, full, proofOf('the content security policy', weak)];
};

async function gradeOf(settings: Readonly<Record<string, string>>, without?: string): Promise<Scan> {
  const folder = temporaryFolder();
  const [front, port] = [await openTlsFront(folder, without), await findPort()];
  const server = await startServer({
    dataDir: folder,
    port,
    settings: { ...settings, PUBLIC_URL: `https://${front.host}`, TRUST_PROXY: '127.0.0.1' },
  });
  front.forwardTo(port);
  try {
    return await scan(front.host, front.certificateFile);
  } finally {
    front.close();
    await server.end('SIGTERM');
  }
}

function graded(name: string, { grade, score, results }: Scan): ReliabilityReport {
  const figures = { [`(${grade}) points at MDN HTTP Observatory`]: score };
  const said = Object.entries(results).map(([test, result]) => `${test}: ${result}`);
  return { name, figures, failures: grade === 'A+' ? [] : [`the grade is ${grade}: ${said.join(', ')}`] };
}
