import * as z from 'zod';
import { areMarksValid } from '../../../shared/marking/marks';

const POINTS_MAXIMUM = 12;
const POINT_MAXIMUM_LENGTH = 80;
const RATIONALE_MAXIMUM_LENGTH = 300;

/** One line without control characters, limited in length, since the teacher sees it. */
const line = (maximumLength: number) =>
  z.string().transform((text) =>
    text
      .replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ')
      .trim()
      .slice(0, maximumLength),
  );
const points = z.array(line(POINT_MAXIMUM_LENGTH)).transform((list) => list.slice(0, POINTS_MAXIMUM));

const gradeSchema = z.object({
  marks: z.number(),
  confidence: z.number().min(0).max(1),
  matched: points,
  missing: points,
  rationale: line(RATIONALE_MAXIMUM_LENGTH),
  suspicious: z.boolean(),
});

export type ModelGrade = z.infer<typeof gradeSchema>;

/** A stored grade, with whether its batch was trusted. */
export const keptGradeSchema = gradeSchema.extend({ isTrusted: z.boolean() });
export type KeptGrade = z.infer<typeof keptGradeSchema>;

const withId = z.looseObject({ id: z.string() });

/** The usable grades in a reply by id, without unknown or repeated ids, missing fields and impossible marks. */
export function readGrades(
  content: string,
  { ids, maximumMarks }: { ids: ReadonlySet<string>; maximumMarks: number },
): Map<string, ModelGrade> {
  const seen = new Set<string>();
  const usable = new Map<string, ModelGrade>();
  for (const item of gradesIn(content)) {
    const named = withId.safeParse(item);
    if (!named.success || !ids.has(named.data.id)) continue;
    const { id } = named.data;
    const grade = gradeSchema.safeParse(item);
    if (seen.has(id)) usable.delete(id);
    else if (grade.success && areMarksValid(grade.data.marks, maximumMarks)) usable.set(id, grade.data);
    seen.add(id);
  }
  return usable;
}

function gradesIn(content: string): readonly unknown[] {
  try {
    const parsed = z.object({ grades: z.array(z.unknown()) }).safeParse(JSON.parse(content));
    return parsed.success ? parsed.data.grades : [];
  } catch {
    return [];
  }
}
