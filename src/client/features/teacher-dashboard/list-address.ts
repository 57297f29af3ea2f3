import { useSearchParams } from 'wouter';
import type { Sorting } from '../../ui/use-data-table';
import { FILTERS, type QuizSearch } from './quiz-filters';

/** What sorts the list; the newest first unless the address says otherwise. */
export const SORTED_AT_FIRST: Sorting = { id: 'date', desc: true };

export interface ListAddress extends QuizSearch {
  readonly view: 'quizzes' | 'trash';
  readonly sorting: Sorting;
}

const QUERY = {
  ...{ view: 'view', show: 'show', folder: 'folder', className: 'class', words: 'search', sorting: 'sort' },
} as const;

/** What the list shows as its address says it; what makes no sense there shows everything. */
export function readListAddress(query: URLSearchParams): ListAddress {
  const show = query.get(QUERY.show);
  const sort = query.get(QUERY.sorting);
  return {
    view: query.get(QUERY.view) === 'trash' ? 'trash' : 'quizzes',
    show: FILTERS.find(({ value }) => value === show)?.value ?? 'all',
    folder: query.get(QUERY.folder) ?? '',
    className: query.get(QUERY.className) ?? '',
    words: query.get(QUERY.words) ?? '',
    sorting: sort ? { id: sort.replace(/^-/, ''), desc: sort.startsWith('-') } : SORTED_AT_FIRST,
  };
}

/** The query of the address that shows this; what is as at first is not said. */
export function writeListAddress({
  view,
  show,
  folder,
  className,
  words,
  sorting,
}: ListAddress): URLSearchParams {
  const isSorted = sorting.id !== SORTED_AT_FIRST.id || sorting.desc !== SORTED_AT_FIRST.desc;
  const said = {
    [QUERY.view]: view === 'trash' ? view : '',
    [QUERY.show]: show === 'all' ? '' : show,
    [QUERY.folder]: folder,
    [QUERY.className]: className,
    [QUERY.words]: words,
    [QUERY.sorting]: isSorted ? `${sorting.desc ? '-' : ''}${sorting.id}` : '',
  };
  return new URLSearchParams(Object.entries(said).filter(([, value]) => value !== ''));
}

/** View, filters, words and sorting live in the address, so that Back and a reload bring them again. */
export function useListAddress() {
  const [query, setQuery] = useSearchParams();
  const address = readListAddress(query);
  return {
    address,
    /** Where a link leads that changes this and nothing else. */
    hrefWith: (change: Partial<ListAddress>) => `?${writeListAddress({ ...address, ...change })}`,
    change: (change: Partial<ListAddress>) =>
      setQuery((now) => writeListAddress({ ...readListAddress(now), ...change }), { replace: true }),
  };
}
