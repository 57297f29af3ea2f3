import type { Unit } from './units';

/**
 * Units missing from the grader's table, or less precise there than a comparison needs. Symbol, factor,
 * powers of base units; other spellings. A unit with its own base (yr, dB) is only compared to itself.
 */
const MORE_UNITS = `
  hr 3600 s 1 hrs | min 60 s 1 mins | wk 604800 s 1 week weeks | yr 1 yr 1 yrs year years | mo 0.08333333333333333 yr 1 month months
  kmph 0.2777777777777778 m,s 1,-1 kph kmh | mph 0.44704 m,s 1,-1 | mps 1 m,s 1,-1 | kn 0.5144444444444445 m,s 1,-1 knot knots | rpm 0.016666666666666666 s -1
  Kib 1024 bit 1 | KiB 8192 bit 1 | Mib 1048576 bit 1 | MiB 8388608 bit 1 | Gib 1073741824 bit 1 | GiB 8589934592 bit 1 | Nm 1 kg,m,s 1,2,-2
  in 0.0254 m 1 inch inches | yd 0.9144 m 1 yard yards | nmi 1852 m 1 | ly 9460730472580800 m 1 | au 149597870700 m 1 | Å 1e-10 m 1 angstrom
  ha 10000 m 2 hectare hectares | cc 0.000001 m 3 ccm | gm 0.001 kg 1 gms gr | kgs 1 kg 1 | kms 1000 m 1 | cms 0.01 m 1 | mms 0.001 m 1 | mls 0.000001 m 3 | ltr 0.001 m 3 ltrs
  lb 0.45359237 kg 1 lbs pound pounds | oz 0.028349523125 kg 1 ounce ounces | atm 101325 kg,m,s 1,-1,-2 | mmHg 133.322387415 kg,m,s 1,-1,-2 | psi 6894.757293168 kg,m,s 1,-1,-2
  hp 745.6998715822702 kg,m,s 1,2,-3 | BTU 1055.05585262 kg,m,s 1,2,-2 | dB 1 dB 1 db decibel decibels | pH 1 pH 1
  ° 0.017453292519943295 rad 1 deg degree degrees | rev 6.283185307179586 rad 1 | sr 1 sr 1
  ‰ 0.001 - 0 permille | ppm 0.000001 - 0 | ppb 1e-9 - 0 | % 0.01 - 0 percent pct | thousand 1000 - 0 | million 1000000 - 0 mio | billion 1e9 - 0 | lakh 100000 - 0 lakhs | crore 10000000 - 0 crores
  £ 1 GBP 1 gbp | € 1 EUR 1 eur euro euros | $ 1 USD 1 usd us$ dollar dollars | ₹ 1 INR 1 inr rs rs. rupee rupees | ¥ 1 JPY 1 jpy yen | CHF 1 CHF 1 chf | BC 1 BC 1 bce | AD 1 AD 1 ce`;

/** Units with prefixes, as in kWh and µF. */
const PREFIXED_UNITS = `
  Wh 3600 kg,m,s 1,2,-2 | eV 1.602176634e-19 kg,m,s 1,2,-2 | Da 1.6605390666e-27 kg 1 | bar 100000 kg,m,s 1,-1,-2 | ohm 1 kg,m,s,A 1,2,-3,-2
  T 1 kg,s,A 1,-2,-1 tesla | Wb 1 kg,m,s,A 1,2,-2,-1 weber | H 1 kg,m,s,A 1,2,-2,-2 henry | F 1 kg,m,s,A -1,-2,4,2 farad farads | S 1 kg,m,s,A -1,-2,3,2 siemens
  rad 1 rad 1 radian radians | cd 1 cd 1 candela | lm 1 cd,sr 1,1 lumen | lx 1 cd,sr,m 1,1,-2 lux | Bq 1 s -1 becquerel | Gy 1 m,s 2,-2 gray | Sv 1 m,s 2,-2 sievert | kat 1 mol,s 1,-1 katal
  M 1000 mol,m 1,-3 molar | bit 1 bit 1 bits | b 1 bit 1 | B 8 bit 1 byte bytes | bps 1 bit,s 1,-1 | Bps 8 bit,s 1,-1 | pc 3.0856775814913673e16 m 1 parsec | l 0.001 m 3 | L 0.001 m 3`;

const PREFIXES: ReadonlyMap<string, number> = new Map([
  ...([
    ['P', 1e15],
    ['T', 1e12],
    ['G', 1e9],
    ['M', 1e6],
    ['k', 1e3],
    ['h', 1e2],
    ['d', 1e-1],
    ['c', 1e-2],
    ['m', 1e-3],
    ['μ', 1e-6],
    ['u', 1e-6],
    ['n', 1e-9],
    ['p', 1e-12],
    ['f', 1e-15],
  ] as const),
]);

const [more, prefixed] = [MORE_UNITS, PREFIXED_UNITS].map(readTable);

/** The unit of these tables for a symbol or name. */
export function moreUnitOf(written: string): Unit | undefined {
  const name = written.toLowerCase();
  const direct =
    more?.symbols.get(written) ??
    prefixed?.symbols.get(written) ??
    more?.names.get(name) ??
    prefixed?.names.get(name);
  if (direct) return direct;
  const factor = PREFIXES.get(written.slice(0, 1));
  const unit = prefixed?.symbols.get(written.slice(1));
  return factor === undefined || !unit ? undefined : { factor: factor * unit.factor, powers: unit.powers };
}

function readTable(table: string) {
  const symbols = new Map<string, Unit>();
  const names = new Map<string, Unit>();
  for (const entry of table.trim().split(/\n|\|/)) {
    const [symbol = '', factor = '', bases = '', powers = '', ...named] = entry.trim().split(/\s+/);
    const exponents = powers.split(',').map(Number);
    const unit = {
      factor: Number(factor),
      powers: new Map(
        bases.split(',').flatMap((base, at) => (exponents[at] ? [[base, exponents[at]] as const] : [])),
      ),
    };
    symbols.set(symbol, unit);
    for (const name of named) names.set(name, unit);
  }
  return { symbols, names };
}
