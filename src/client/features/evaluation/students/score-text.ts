import type { StudentResult } from '../../../../shared/results/schema';

const percent = new Intl.NumberFormat(undefined, { style: 'percent', maximumFractionDigits: 0 });
const NONE = '–';

export const scoreText = ({ score, maxScore }: StudentResult): string =>
  score === null ? NONE : `${score}/${maxScore}`;

export const percentText = ({ percentage }: StudentResult): string =>
  percentage === null ? NONE : percent.format(percentage / 100);
