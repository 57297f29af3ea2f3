import { stem } from './stem';

/** Words of which one cannot stand for the other; those of one line and side are as good as each other. */
const SIDES = `
  more greater higher larger bigger increase increased increasing raise raised rise rising rose grow grew gain gained expand add | less lower smaller fewer decrease decreased decreasing reduce reduced fall falling fell drop shrink shrank lose lost loses contract remove
  most highest largest biggest greatest maximum | least lowest smallest fewest minimum
  many much all every always often | few little none seldom never rarely
  hot hotter warm warmer heat heated hottest warmest | cold colder cool cooler cooled coldest coolest
  open opened | close closed shut
  positive | negative
  high | low
  big large tall huge long longer longest | small tiny short shorter shortest
  up upward upwards above over top rise | down downward downwards below under bottom sink
  fast faster quick quicker fastest quickly | slow slower slowest slowly
  before earlier first early | after later last late
  same equal identical alike similar | different unequal opposite
  heavy heavier heaviest dense denser | light lighter lightest
  inside in into inner internal enter | outside out outer external leave exit
  push repel pushes | pull attract pulls
  strong stronger strongest | weak weaker weakest
  hard harder hardest rough | soft softer softest smooth
  dark darker darkness night dim dimmer | bright brighter brightness day
  absorb absorbed absorbs | emit emitted emits release released releases reflect reflected reflects give
  with | without
  together join joined connect connected attach attached link linked combine | apart separate separated disconnect disconnected detach divide
  wet moist damp | dry
  solid freeze frozen | liquid melt melted
  near nearer nearest close closer toward towards | far farther farthest further away
  thick thicker wide wider broad | thin thinner narrow narrower
  full complete | empty incomplete
  left west | right east
  north | south
  clockwise | anticlockwise counterclockwise
  start begin began | stop end ended finish
  win success | lose failure
  true right correct | false wrong incorrect
  old older | young new younger newer
  rich | poor
  alive live living | dead die dying
  male father | female mother
  acid acidic | base basic alkaline
  input | output
  cause | effect
  import | export
  forward forwards | backward backwards
  horizontal | vertical
  parallel | series
  convex | concave
  summer | winter
  even | odd
  buyer supply | seller demand
  legal allow allowed | illegal forbid forbidden
  mehr größer höher steigt steigen wächst | weniger kleiner niedriger sinkt sinken schrumpft
  warm heiß wärmer | kalt kälter
  plus augmente chaud haut grand | moins diminue froid bas petit
  más aumenta caliente alto grande | menos disminuye frío bajo pequeño
  più aumenta caldo | meno diminuisce freddo
  mais aumenta quente | menos diminui frio
  meer stijgt warm groter | minder daalt koud kleiner
  больше увеличивается горячий выше растёт растет | меньше уменьшается холодный ниже падает`;

const PREFIXES = ['un', 'in', 'im', 'ir', 'dis', 'non', 'anti', 'de'];
const SHORTEST_PREFIXED = 4;

const opposites = readSides();

/** Whether one of two stems is the other's opposite: by the list, or by a syllable in front. */
export function areOpposites(one: string, other: string): boolean {
  return opposites.get(one)?.has(other) === true || isPrefixed(one, other) || isPrefixed(other, one);
}

const isPrefixed = (long: string, short: string) =>
  short.length >= SHORTEST_PREFIXED && PREFIXES.some((prefix) => long === prefix + short);

function readSides(): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  for (const line of SIDES.trim().split('\n')) {
    const [left = [], right = []] = line.split('|').map((side) => side.trim().split(/\s+/).map(stem));
    for (const [these, those] of [
      [left, right],
      [right, left],
    ] as const) {
      for (const each of these) {
        found.set(each, new Set([...(found.get(each) ?? []), ...those]));
      }
    }
  }
  return found;
}
