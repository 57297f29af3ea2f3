export const unitLost = (unit: string) =>
  `It asks for a unit, ${unit}. QTI has none: only the number is compared.`;
export const orderPartsLost = 'Its part marks are left out: in QTI an order is right or wrong as a whole.';
export const stepLost = (step: number) => `Its step of ${step} is left out: QTI has whole steps only.`;
export const pictureMissing = 'One of its pictures is not there any more.';
export const alignmentLost = 'Its table has cells at the right or in the middle. In QTI all are at the left.';

export const lossesTitle = 'What this package could not take along:';
