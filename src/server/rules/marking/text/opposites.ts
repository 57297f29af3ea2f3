import { stem } from './stem';

/** Words that cannot replace each other, in one form each; words on one side are equivalent. */
const SIDES = `
  more greater higher larger bigger increase raise rise rose grow gain expand add
    | less lower smaller fewer decrease reduce fall fell drop lose lost contract remove;
  most highest largest biggest greatest maximum | least lowest smallest fewest minimum;
  many much all every always often | few little none seldom never rarely; hot warm heat | cold cool;
  open | close; positive | negative; high | low; big large tall long | small tiny short; fast quick | slow;
  up above over top rise | down below under bottom sink; before earlier first early | after later last;
  same equal similar | different opposite; heavy dense | light; inside in into | outside out leave;
  push repel | pull attract; strong | weak; hard rough | soft smooth; dark | bright;
  absorb | emit release reflect give; with | without; wet | dry; solid freeze | liquid melt;
  together join connect attach link combine | apart separate disconnect detach divide;
  near close | far farther further away; thick wide broad | thin narrow; full complete | empty incomplete;
  left | right; start begin | stop end finish; true right correct | false wrong incorrect; old | young new;
  parallel | series; allow | forbid`;

const PREFIXES = ['un', 'in', 'im', 'ir', 'dis', 'non', 'anti', 'de'];
const SHORTEST_PREFIXED = 4;

const sides = SIDES.split(';').map((pair) =>
  pair.split('|').map((side) => new Set(side.trim().split(/\s+/).map(stem))),
);

/** Whether two stems are opposites: by the list, or by a prefix. */
export const areOpposites = (one: string, other: string): boolean =>
  isTurned(one, other) || isTurned(other, one);

const isTurned = (one: string, other: string) =>
  sides.some(([left, right]) => left?.has(one) && right?.has(other)) ||
  (other.length >= SHORTEST_PREFIXED && PREFIXES.some((prefix) => one === prefix + other));
