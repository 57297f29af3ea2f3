import { unitRatio } from '../../../shared/number-answer/case-of-units';
import { judgeNumber } from '../../../shared/number-answer/judge-number';
import { type NumberKey, numberKeyText, toleranceOf } from '../../../shared/number-answer/number-key';

/** Common units for the same quantity, for the example. */
const EVERYDAY_UNITS =
  'km/h m/s km m cm mm kg g mg h min s L mL m^3 cm^3 kJ J kWh kW W MPa kPa Pa mA A mV V kN N mol/L g/cm^3 kg/m^3 cm^2 m^2 ha % °'.split(
    ' ',
  );

/** The accepted answers in words: "19 to 21 m/s; also in another unit, as 72 km/h". */
export function countedNumbers(key: NumberKey): string {
  const { value, unit } = key;
  const off = toleranceOf(key);
  const range = off === 0 ? numberKeyText({ value, unit }) : rangeText(value - off, value + off, unit);
  if (unit === undefined) return `${range}; a unit beside it is no mistake.`;
  const other = sameInOtherUnit(key);
  if (other !== undefined) return `${range}; also in another unit, as ${other}.`;
  return unitRatio(unit, unit) === undefined
    ? `${range}. This unit is not one that is known, so it is compared as it is written.`
    : `${range}.`;
}

const rangeText = (from: number, to: number, unit: string | undefined) =>
  `${tidy(from)} to ${numberKeyText({ value: tidy(to), unit })}`;

/** Without floating-point noise. */
const tidy = (value: number) => Number(value.toPrecision(12));

/** The value in a common unit in which it is short. */
function sameInOtherUnit(key: NumberKey): string | undefined {
  const { value, unit = '' } = key;
  const written = EVERYDAY_UNITS.flatMap((other) => {
    const ratio = unitRatio(unit, other);
    return ratio === undefined || ratio === 1
      ? []
      : numberKeyText({ value: tidy(value * ratio), unit: other });
  });
  const [shortest] = written.sort((left, right) => left.length - right.length);
  return shortest !== undefined && judgeNumber(key, shortest)?.isValueRight ? shortest : undefined;
}
