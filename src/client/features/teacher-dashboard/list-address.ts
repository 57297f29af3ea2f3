import { useSearchParams } from 'wouter';
import type { Sorting } from '../../ui/use-data-table';
import { FILTERS, type QuizSearch } from './quiz-filters';

/** The default sorting: newest first. */
export const SORTED_AT_FIRST: Sorting = { id: 'date', desc: true };

export interface ListAddress extends QuizSearch {
  readonly view: 'quizzes' | 'trash';
  readonly sorting: Sorting;
}

const QUERY = {
  ...{ view: 'view', show: 'show', folder: 'folder', className: 'class', words: 'search', sorting: 'sort' },
} as const;

/** The list's state in its address; invalid parts show everything. */
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

/** The query of the address, without defaults. */
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

/** View, filters, words and sorting are in the address, so that Back and a reload restore them. */
export function useListAddress() {
  const [query, setQuery] = useSearchParams();
  const address = readListAddress(query);
  return {
    address,
    /** The link to the list with this change. */
    hrefWith: (change: Partial<ListAddress>) => `?${writeListAddress({ ...address, ...change })}`,
    change: (change: Partial<ListAddress>) =>
      setQuery((now) => writeListAddress({ ...readListAddress(now), ...change }), { replace: true }),
  };
}
