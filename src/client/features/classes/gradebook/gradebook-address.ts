import { useSearchParams } from 'wouter';
import { FAIR_PERCENT } from '../../../../shared/constants';
import type { Sorting } from '../../../ui/use-data-table';

/** The filter of students. */
export const ONLY = ['all', 'absent', 'below'] as const;
export type Only = (typeof ONLY)[number];

/** The unit of the marks. */
export const SHOWN_AS = ['marks', 'percent', 'grade'] as const;
export type ShownAs = (typeof SHOWN_AS)[number];

/** The state of the gradebook in its address. */
export interface GradebookAddress {
  readonly words: string;
  /** '' for all. */
  readonly folder: string;
  readonly tag: string;
  /** Values of date fields; '' for no bound. */
  readonly from: string;
  readonly to: string;
  readonly only: Only;
  /** For `only=below`: the limit of the mean in percent. */
  readonly below: number;
  readonly shownAs: ShownAs;
  /** By `name`, `mean` or a quiz id. */
  readonly sorting: Sorting;
}

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const dayIn = (text: string | null) => (text !== null && DAY.test(text) ? text : '');

/** Invalid parts of the address are ignored. */
export function readGradebookAddress(query: URLSearchParams): GradebookAddress {
  const sort = query.get('sort') ?? 'name';
  const below = Number(query.get('below') ?? FAIR_PERCENT);
  return {
    ...{ words: query.get('search') ?? '', folder: query.get('folder') ?? '', tag: query.get('tag') ?? '' },
    ...{ from: dayIn(query.get('from')), to: dayIn(query.get('to')) },
    only: ONLY.find((only) => only === query.get('only')) ?? 'all',
    below: below >= 0 && below <= 100 ? below : FAIR_PERCENT,
    shownAs: SHOWN_AS.find((shownAs) => shownAs === query.get('as')) ?? 'marks',
    sorting: { id: sort.replace(/^-/, ''), desc: sort.startsWith('-') },
  };
}

/** The query of the address, without defaults. */
export function writeGradebookAddress(address: GradebookAddress): URLSearchParams {
  const { words, folder, tag, from, to, only, below, shownAs, sorting } = address;
  const sort = `${sorting.desc ? '-' : ''}${sorting.id}`;
  const said = {
    ...{ search: words, folder, tag, from, to },
    only: only === 'all' ? '' : only,
    below: only !== 'below' || below === FAIR_PERCENT ? '' : String(below),
    as: shownAs === 'marks' ? '' : shownAs,
    sort: sort === 'name' ? '' : sort,
  };
  return new URLSearchParams(Object.entries(said).filter(([, value]) => value !== ''));
}

/** Filters and sorting are in the address, so that Back and a reload restore them. */
export function useGradebookAddress() {
  const [query, setQuery] = useSearchParams();
  return {
    address: readGradebookAddress(query),
    change: (change: Partial<GradebookAddress>) =>
      setQuery((now) => writeGradebookAddress({ ...readGradebookAddress(now), ...change }), {
        replace: true,
      }),
  };
}
