import * as z from 'zod';
import type { Check } from '../ports/check';
import { causeOf } from './server-check';

const PATIENCE_MS = 3000;

/** Asks the country look-up that browsers ask on the plans page; without its answer the price is the one in rupees. */
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
