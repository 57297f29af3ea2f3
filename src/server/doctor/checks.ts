import { accessSync, constants, existsSync, statfsSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import Database from 'better-sqlite3';
import * as z from 'zod';
import { firebaseCheck } from '../adapters/firebase/check';
import { oidcCheck } from '../adapters/oidc/check';
import { aiCheck } from '../adapters/openai/check';
import { razorpayCheck } from '../adapters/razorpay/check';
import { smtpCheck } from '../adapters/smtp/check';
import { systemClock } from '../adapters/system/clocks';
import { type Config, siteDetailsOf } from '../config';
import type { Check, Finding } from '../ports/check';
import { warningsOf } from '../settings/warnings';
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

const GIGABYTE = 1e9;
const LITTLE_ROOM_BYTES = 2 * GIGABYTE;
const NO_ROOM_BYTES = 0.2 * GIGABYTE;
/** The permission bits of group and others, who must not read answers and secrets. */
const OTHERS = 0o077;

/** Checks the data folder of a possibly running server: permissions, free space, database integrity. */
export function dataFolderCheck(dataDir: string): Check {
  const folder = resolve(dataDir);
  return {
    name: 'Data',
    async run() {
      if (!existsSync(folder)) return [notThereYet(folder), room(dirname(folder))];
      return [rights(folder), room(folder), database(join(folder, 'quiz.sqlite'))];
    },
  };
}

const isWritable = (folder: string): boolean => {
  try {
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

function notThereYet(folder: string): Finding {
  if (isWritable(nearest(folder))) return { state: 'off', sentence: `${folder} is made at the first start.` };
  return {
    state: 'wrong',
    sentence: `${folder} cannot be made: give this user the right to write there, or set DATA_DIR.`,
  };
}

const nearest = (folder: string): string => (existsSync(folder) ? folder : nearest(dirname(folder)));

function rights(folder: string): Finding {
  if (!isWritable(folder)) {
    return {
      state: 'wrong',
      sentence: `${folder} cannot be written to: give it to the user that runs the server, or set DATA_DIR.`,
    };
  }
  if ((statSync(folder).mode & OTHERS) === 0)
    return { state: 'ok', sentence: `${folder} is writable, and for this user alone.` };
  return {
    state: 'warning',
    sentence: `${folder} can be entered by other users of this machine: chmod 700 ${folder}`,
  };
}

function room(folder: string): Finding {
  const { bavail, bsize } = statfsSync(nearest(folder));
  return roomFinding(bavail * bsize);
}

/** The finding for this much free space. */
export function roomFinding(freeBytes: number): Finding {
  const sentence = `${(freeBytes / GIGABYTE).toFixed(1)} GB are free`;
  if (freeBytes < NO_ROOM_BYTES)
    return { state: 'wrong', sentence: `Only ${sentence}: answers will soon not be stored. Make room.` };
  if (freeBytes < LITTLE_ROOM_BYTES)
    return { state: 'warning', sentence: `Only ${sentence}: images and backups need room.` };
  return { state: 'ok', sentence: `${sentence}.` };
}

function database(file: string): Finding {
  if (!existsSync(file)) return { state: 'off', sentence: 'The database is made at the first start.' };
  try {
    const client = new Database(file, { readonly: true, fileMustExist: true });
    try {
      const said = client.pragma('quick_check', { simple: true });
      if (said === 'ok') return { state: 'ok', sentence: 'The database is whole.' };
      return {
        state: 'wrong',
        sentence: `The database is damaged (${said}): stop the server and restore a backup.`,
      };
    } finally {
      client.close();
    }
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return {
      state: 'wrong',
      sentence: `The database cannot be read (${reason}): stop the server and restore a backup.`,
    };
  }
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

/** The checks of both identity providers also compare the clocks. */
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

/** Reads the time only from a server that is contacted anyway. */
const clockUrlOf = ({ razorpay }: Config): string | null => razorpay?.apiUrl ?? null;
