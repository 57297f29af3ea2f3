import { hashOf } from '../../../../shared/attempt/order';
import type { OtherMarker } from '../../../../shared/marking/present';
import { cell, useWatched } from '../../../watched';

/** Who else marks this quiz now, as the server last said it. */
export const others = cell<readonly OtherMarker[]>([]);

export const useOthers = (): readonly OtherMarker[] => useWatched(others);

/** Where this page is, for the others: kept apart from what is drawn, since nothing here changes by it. */
export const here: { questionId: string | null; place: string | null } = { questionId: null, place: null };

const DIGITS = 36;

/** A short name of a group of answers: the same for all who have the same answers, and without a word of them. */
export const placeOf = (rowKey: string): string => hashOf(rowKey).toString(DIGITS);
