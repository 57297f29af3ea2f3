// question save
export const numberRequired = 'Provide the correct number';
export const numberUnreadable = 'The correct answer must be one number, like 9.81 or 1.2×10^3';
export const toleranceInvalid = 'The tolerance must be a number from 0, or a percentage like 5%';
export const unitTwice = 'The correct answer and the unit name different units';
export const unitHasNumber = 'The unit must not begin with a number';
export const unitTooLong = (maximum: number) => `A unit has at most ${maximum} characters`;

// remarks on a number beside its marks
export const notReadAsNumber = 'This was not read as one number.';
export const onlyUnitMissing = 'The value is right, the unit is missing.';
export const onlyUnitWrong = 'The value is right, the unit is not.';
export const onlyValueWrong = 'The unit is right, the value is not.';
export const valueWrongUnitMissing = 'The value is not right, and the unit is missing.';
export const valueAndUnitWrong = 'Neither the value nor the unit is right.';
export const maybeOtherUnit = 'The unit has another capital letter, which may make it another unit.';
export const maybeThousands = 'The point may set off thousands: then the value is right.';
