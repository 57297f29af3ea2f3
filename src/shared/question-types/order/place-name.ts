const ENDINGS = new Map([
  ['one', 'st'],
  ['two', 'nd'],
  ['few', 'rd'],
]);
const ordinals = new Intl.PluralRules('en', { type: 'ordinal' });

/** A readable position: 1st, 2nd, 3rd, 4th. */
export const placeName = (place: number): string => `${place}${ENDINGS.get(ordinals.select(place)) ?? 'th'}`;
