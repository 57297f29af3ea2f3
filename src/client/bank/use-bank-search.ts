import { keepPreviousData } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import type { BankOrder } from '../../shared/bank/orders';
import type { BankQuestion } from '../../shared/bank/schema';
import type { QuestionType } from '../../shared/question-types/registry';
import type { Loading } from '../loading/Loaded';
import { nowMs } from '../platform/clock';
import { trpc } from '../platform/trpc';
import type { DiscriminationWord } from '../rules/results/item-analysis';

/** The fields of a search; '' means no filter. */
export interface BankFields {
  readonly words: string;
  readonly type: QuestionType | '';
  readonly tag: string;
  readonly quizId: string;
  /** Days. */
  readonly usedWithin: string;
  /** From and to, as shares. */
  readonly facility: string;
  readonly discrimination: DiscriminationWord | '';
  readonly order: BankOrder;
}

const NO_SEARCH: BankFields = {
  ...{ words: '', type: '', tag: '', quizId: '', usedWithin: '', facility: '', discrimination: '' },
  order: 'relevance',
};

const DAY_MS = 24 * 60 * 60 * 1000;

export interface BankSearching {
  readonly fields: BankFields;
  readonly query: Loading<unknown> & {
    readonly isPlaceholderData: boolean;
    readonly hasNextPage: boolean;
    readonly isFetchingNextPage: boolean;
    readonly fetchNextPage: () => Promise<unknown>;
  };
  readonly isFiltered: boolean;
  readonly change: (changes: Partial<BankFields>) => void;
  readonly clear: () => void;
  readonly questions: readonly BankQuestion[];
  readonly total: number;
}

/** A search of the bank, page by page; earlier results stay until the current search is answered. */
export function useBankSearch({ notIn }: { notIn?: string | undefined } = {}): BankSearching {
  const [fields, setFields] = useState(NO_SEARCH);
  const asked = useDeferredValue(fields);
  const query = trpc.bank.search.useInfiniteQuery(
    { ...inputOf(asked), ...(notIn !== undefined && { notIn }) },
    {
      getNextPageParam: ({ cursor }) => cursor ?? undefined,
      placeholderData: keepPreviousData,
      staleTime: 0,
    },
  );
  return {
    fields,
    query,
    isFiltered: JSON.stringify(fields) !== JSON.stringify(NO_SEARCH),
    change: (changes: Partial<BankFields>) => setFields((now) => ({ ...now, ...changes })),
    clear: () => setFields(NO_SEARCH),
    questions: query.data?.pages.flatMap(({ questions }) => questions) ?? [],
    total: query.data?.pages.at(-1)?.total ?? 0,
  };
}

function inputOf({ words, type, tag, quizId, usedWithin, facility, discrimination, order }: BankFields) {
  const [from, to] = facility.split('-').map(Number);
  // Rounded to the day, so that equal searches share a query key.
  const usedFrom = Math.floor(nowMs() / DAY_MS) * DAY_MS - Number(usedWithin) * DAY_MS;
  return {
    words,
    order,
    ...(type !== '' && { type }),
    ...(tag !== '' && { tag }),
    ...(quizId !== '' && { quizId }),
    ...(usedWithin !== '' && { usedFrom }),
    ...(facility !== '' && { facilityFrom: from, facilityTo: to }),
    ...(discrimination !== '' && { discrimination }),
  };
}
