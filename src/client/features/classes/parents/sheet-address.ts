import { useLocation, useSearch } from 'wouter';
import { fromLocalField, ownTimeZone } from '../../../platform/local-date-time';

const MINUTE_MS = 60_000;

/** Two values of date fields, '' for no bound. */
export interface Days {
  readonly from: string;
  readonly to: string;
}

/** The period in an address: its days, and the moments for a call. */
export function periodOf(search: string) {
  const params = new URLSearchParams(search);
  const days: Days = { from: params.get('from') ?? '', to: params.get('to') ?? '' };
  const zone = ownTimeZone();
  const from = fromLocalField(`${days.from}T00:00`, zone);
  const to = fromLocalField(`${days.to}T23:59`, zone);
  return {
    days,
    isWhole: from === undefined && to === undefined,
    input: {
      ...(from !== undefined && { from }),
      // Through its last minute.
      ...(to !== undefined && { to: to + MINUTE_MS - 1 }),
    },
  };
}

export const leftOutOf = (search: string): string[] =>
  (new URLSearchParams(search).get('without') ?? '').split(',').filter(Boolean);

/** The choice is in the address, so that it also applies to the next pupil. */
export function useChoice() {
  const [path, navigate] = useLocation();
  const search = useSearch();
  const change = (values: Readonly<Record<string, string>>) => {
    const params = new URLSearchParams(search);
    for (const [name, value] of Object.entries(values)) {
      if (value === '') params.delete(name);
      else params.set(name, value);
    }
    navigate(params.size > 0 ? `${path}?${params}` : path, { replace: true });
  };
  return {
    setDays: ({ from, to }: Days) => change({ from, to }),
    setLeftOut: (quizIds: readonly string[]) => change({ without: quizIds.join(',') }),
  };
}
