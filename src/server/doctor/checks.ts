import { firebaseCheck } from '../adapters/firebase/check';
import { oidcCheck } from '../adapters/oidc/check';
import { aiCheck } from '../adapters/openai/check';
import { razorpayCheck } from '../adapters/razorpay/check';
import { smtpCheck } from '../adapters/smtp/check';
import { systemClock } from '../adapters/system/system-clock';
import { type Config, siteDetailsOf } from '../config';
import type { Check } from '../ports/check';
import { warningsOf } from '../settings/warnings';
import { dataFolderCheck } from './data-folder-check';
import { lookUpCheck } from './look-up-check';
import { serverCheck } from './server-check';

/** Everything the doctor looks at with these settings, in the order in which it is told. */
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

/** Who gets in by these settings. */
const whoGetsIn = (config: Config): Check => ({
  name: 'Who gets in',
  run: async () => {
    const warnings = warningsOf(config);
    if (config.identity.kind === 'demo') return warnings.map((sentence) => ({ state: 'off', sentence }));
    if (warnings.length > 0) return warnings.map((sentence) => ({ state: 'warning', sentence }));
    return [{ state: 'ok', sentence: 'Only those whom TEACHER_EMAILS lists can be teachers.' }];
  },
});

/** Only a server that this one has dealings with anyway is asked for the time. */
const clockUrlOf = ({ razorpay }: Config): string | null => razorpay?.apiUrl ?? null;
