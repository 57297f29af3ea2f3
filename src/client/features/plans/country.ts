import { useEffect, useState } from 'react';
import { COUNTRY_LOOKUP_TIMEOUT_MS } from '../../../shared/constants';
import { DEFAULT_COUNTRY } from '../../../shared/plan/price';
import { site } from '../../platform/site';
import { readInTab, writeInTab } from '../../platform/tab-storage';

/** Stored in the tab: a network that blocks the service will keep blocking it. */
const LOOK_UP_FAILED = 'countryLookUpFailed';

/** Asks the public geolocation service; undefined when it is off, fails or takes over 3 s. */
async function lookUpCountry(signal: AbortSignal): Promise<string | undefined> {
  // Without billing there is no price to show.
  if (site.geolocationUrl === 'off' || site.billing === 'off') return undefined;
  // The browser logs each failed request, so none that must fail is sent.
  if (!navigator.onLine || readInTab(LOOK_UP_FAILED) !== null) return undefined;
  try {
    const answer = await fetch(site.geolocationUrl, {
      signal,
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
    });
    if (!answer.ok) return undefined;
    const data: unknown = await answer.json();
    const country = typeof data === 'object' && data !== null && 'country' in data ? data.country : undefined;
    return typeof country === 'string' && /^[a-z]{2}$/i.test(country) ? country.toUpperCase() : undefined;
  } catch {
    // spec §8: a failed country look-up has no visible handling.
    if (!signal.aborted) writeInTab(LOOK_UP_FAILED, 'yes');
    return undefined;
  }
}

/** The visitor's country as two letters; IN until the look-up returns. */
export function useCountry(): string {
  const [country, setCountry] = useState<string>(DEFAULT_COUNTRY);
  useEffect(() => {
    const controller = new AbortController();
    const timer = setTimeout(() => controller.abort(), COUNTRY_LOOKUP_TIMEOUT_MS);
    void lookUpCountry(controller.signal).then((found) => {
      if (found && !controller.signal.aborted) setCountry(found);
    });
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, []);
  return country;
}
