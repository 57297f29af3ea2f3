import * as z from 'zod';
import { firebaseCheck } from '../adapters/firebase/check';
import { oidcCheck } from '../adapters/oidc/check';
import { aiCheck } from '../adapters/openai/check';
import { razorpayCheck } from '../adapters/razorpay/check';
import { smtpCheck } from '../adapters/smtp/check';
import { systemClock } from '../adapters/system/clocks';
import { type Config, siteDetailsOf } from '../config';
import type { Check } from '../ports/check';
import { warningsOf } from '../settings/warnings';
import { dataFolderCheck } from './data-folder-check';
import { causeOf, serverCheck } from './server-check';

/** The doctor's checks for these settings, in the order of its report. */
export function checksOf(config: Config, { mailTo }: { mailTo: string | null }): readonly Check[] {
  const { publicUrl, identity, razorpay, mail, ai, dataDir, geolocationUrl } = config;
  const now = systemClock.now;
  return [
    serverCheck({ publicUrl, clockUrl: clockUrlOf(config), now, nodeVersion: process.versions.node }),
    dataFolderCheck(dataDir),
    ...signInChecks(identity, publicUrl),
    whoGetsIn(config),
    razorpayCheck({ razorpay, publicUrl }),
    smtpCheck({ mail, siteDetails: siteDetailsOf(config), mailTo, now: now() }),
    aiCheck(ai),
    lookUpCheck(geolocationUrl),
  ];
}

const PATIENCE_MS = 3000;

/** Checks the country look-up that the plans page uses; without it the price is in rupees. */
export function lookUpCheck(geolocationUrl: string, patienceMs = PATIENCE_MS): Check {
  return {
    name: 'Country look-up',
    async run() {
      if (geolocationUrl === 'off')
        return [{ state: 'off', sentence: 'GEOLOCATION_URL is off: nobody is asked.' }];
      try {
        const response = await fetch(geolocationUrl, { signal: AbortSignal.timeout(patienceMs) });
        const body: unknown = await response.json();
        const { country } = z.object({ country: z.string().length(2) }).parse(body);
        return [{ state: 'ok', sentence: `${new URL(geolocationUrl).host} answers (${country}).` }];
      } catch (error) {
        const reason =
          error instanceof z.ZodError || error instanceof SyntaxError
            ? 'no country in its answer'
            : causeOf(error);
        return [
          {
            state: 'warning',
            sentence: `${new URL(geolocationUrl).host} gives no country (${reason}): the plans page shows the price in rupees. Check GEOLOCATION_URL, or set it to off.`,
          },
        ];
      }
    },
  };
}

/** Both providers of sign-in also compare the clocks. */
function signInChecks(identity: Config['identity'], publicUrl: string): readonly Check[] {
  switch (identity.kind) {
    case 'demo':
      return [];
    case 'oidc':
      return [oidcCheck({ identity, publicUrl }, systemClock)];
    case 'firebase':
      return [firebaseCheck({ identity, publicUrl }, systemClock)];
  }
}

/** Reports who can sign in with these settings. */
const whoGetsIn = (config: Config): Check => ({
  name: 'Who gets in',
  run: async () => {
    const warnings = warningsOf(config);
    if (config.identity.kind === 'demo') return warnings.map((sentence) => ({ state: 'off', sentence }));
    if (warnings.length > 0) return warnings.map((sentence) => ({ state: 'warning', sentence }));
    return [{ state: 'ok', sentence: 'Only those whom TEACHER_EMAILS lists can be teachers.' }];
  },
});

/** Asks only a server for the time that is contacted anyway. */
const clockUrlOf = ({ razorpay }: Config): string | null => razorpay?.apiUrl ?? null;
