/** A unit by its factor and powers of base units, e.g. { factor: 1000, powers: { m: 1 } }. */
export interface Unit {
  readonly factor: number;
  readonly powers: ReadonlyMap<string, number>;
}

// Symbol, factor, powers of base units; names.
const UNITS = `
  m 1 m 1 meter meters metre metres | g 0.001 kg 1 gram grams gramme grammes | s 1 s 1 sec secs second seconds | A 1 A 1 ampere amperes amp amps
  K 1 K 1 kelvin | mol 1 mol 1 mole moles | °C 1 C 1 celsius | °F 1 F 1 fahrenheit
  min 60 s 1 minute minutes | h 3600 s 1 hr hour hours | d 86400 s 1 day days
  N 1 kg,m,s 1,1,-2 newton newtons | J 1 kg,m,s 1,2,-2 joule joules | W 1 kg,m,s 1,2,-3 watt watts | Pa 1 kg,m,s 1,-1,-2 pascal pascals
  Hz 1 s -1 hertz | C 1 A,s 1,1 coulomb coulombs | V 1 kg,m,s,A 1,2,-3,-1 volt volts | Ω 1 kg,m,s,A 1,2,-3,-2 ohm ohms
  L 0.001 m 3 l liter liters litre litres | t 1000 kg 1 tonne tonnes | bar 100000 kg,m,s 1,-1,-2 bars | eV 1.602e-19 kg,m,s 1,2,-2
  mi 1609.344 m 1 mile miles | ft 0.3048 m 1 foot feet | lb 0.45359 kg 1 pound pounds
  cal 4.184 kg,m,s 1,2,-2 calorie calories | % 0.01 - 0 percent | ° 1 deg 1 degree degrees | € 1 EUR 1 euro euros | $ 1 USD 1 dollar dollars`;

const PREFIXES: Readonly<Record<string, number>> = {
  ...{
    k: 1e3,
    M: 1e6,
    G: 1e9,
    c: 1e-2,
    m: 1e-3,
    µ: 1e-6,
    μ: 1e-6,
    n: 1e-9,
    h: 100,
    d: 0.1,
    T: 1e12,
    p: 1e-12,
  },
  ...{
    kilo: 1e3,
    mega: 1e6,
    giga: 1e9,
    centi: 1e-2,
    milli: 1e-3,
    micro: 1e-6,
    nano: 1e-9,
    hecto: 100,
    deci: 0.1,
  },
};
const UNPREFIXED = new Set(['min', 'h', 'd', 'mi', 'ft', 'lb', '%', '°', '€', '$', '°C', '°F', 't', 'bar']);

const [symbols, names] = readUnits();

/** The unit of a symbol such as km, or a name such as kilometres. */
export function unitOf(written: string): Unit | undefined {
  const direct = symbols.get(written) ?? names.get(written.toLowerCase());
  if (direct) return direct;
  for (const [prefix, factor] of Object.entries(PREFIXES)) {
    const isName = prefix.length > 2;
    if (!(isName ? written.toLowerCase() : written).startsWith(prefix) || written === prefix) continue;
    const rest = written.slice(prefix.length);
    const unit = isName
      ? names.get(rest.toLowerCase())
      : UNPREFIXED.has(rest)
        ? undefined
        : symbols.get(rest);
    if (unit) return { factor: factor * unit.factor, powers: unit.powers };
  }
  return undefined;
}

function readUnits(): [Map<string, Unit>, Map<string, Unit>] {
  const [bySymbol, byName] = [new Map<string, Unit>(), new Map<string, Unit>()];
  for (const entry of UNITS.trim().split(/\n|\|/)) {
    const [symbol = '', factor = '', bases = '', powers = '', ...named] = entry.trim().split(/\s+/);
    const exponents = powers.split(',').map(Number);
    const unit = {
      factor: Number(factor),
      powers: new Map(bases.split(',').flatMap((base, at) => (exponents[at] ? [[base, exponents[at]]] : []))),
    };
    bySymbol.set(symbol, unit);
    for (const name of named) (name === 'l' ? bySymbol : byName).set(name, unit);
  }
  return [bySymbol, byName];
}
