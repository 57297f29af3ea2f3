import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkProperty } from '../../server/testing/property';
import { type GradeScale, gradeScaleSchema } from './grade-scale';
import { GRADE_PRESETS, gradeOf, wholePercent } from './grades';

/** Any valid scale of a class. */
const scales: fc.Arbitrary<GradeScale> = fc
  .uniqueArray(fc.integer({ min: 1, max: 100 }), { minLength: 1, maxLength: 19 })
  .map((bounds) =>
    [...bounds.sort((one, other) => other - one), 0].map((fromPercent, at) => ({
      label: `grade ${at}`,
      fromPercent,
    })),
  );
const percents = fc.oneof(
  fc.integer({ min: 0, max: 200 }).map((half) => half / 2),
  fc.double({ min: 0, max: 100, noNaN: true }),
);

test('every percentage has exactly one grade, whose bound it reaches as shown, and no better one', () => {
  checkProperty(
    fc.property(scales, percents, (scale, percent) => {
      const shown = wholePercent(percent);
      const fitting = scale.filter(
        ({ fromPercent }, at) =>
          shown >= fromPercent && (at === 0 || shown < (scale[at - 1]?.fromPercent ?? 0)),
      );
      expect(fitting.map(({ label }) => label)).toEqual([gradeOf(scale, percent)]);
    }),
  );
});

test('the schema accepts every such scale and the presets, but no bounds in the wrong order', () => {
  checkProperty(
    fc.property(scales, (scale) => {
      expect(gradeScaleSchema.parse(scale)).toEqual(scale);
      expect(gradeScaleSchema.safeParse(scale.toReversed()).success).toBe(false);
      expect(gradeScaleSchema.safeParse(scale.with(-1, { label: 'last', fromPercent: 1 })).success).toBe(
        false,
      );
    }),
  );
  for (const preset of Object.values(GRADE_PRESETS)) expect(gradeScaleSchema.parse(preset)).toEqual(preset);
});

test('a half is rounded up, despite floating-point error', () => {
  expect([79.4, 79.5, 79.49, 0, 100].map(wholePercent)).toEqual([79, 80, 79, 0, 100]);
  expect(wholePercent(100 * 0.285)).toBe(29);
  expect([89.4, 89.5, 59.5, 0].map((percent) => gradeOf(GRADE_PRESETS.aToF, percent))).toEqual([
    'B',
    'A',
    'D',
    'F',
  ]);
});

test('without a scale or a mean there is no grade', () => {
  expect(gradeOf(null, 80)).toBeNull();
  expect(gradeOf(GRADE_PRESETS.oneToSix, null)).toBeNull();
});
