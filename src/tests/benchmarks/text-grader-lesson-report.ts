import { SPOT_CHECK } from '../../shared/marking/spot-check';
import { byKey, seeded } from './text-grader-data';
import type { ForgeryCount } from './text-grader-forgeries';
import { type Lesson, marksIn, type Sight, STAGES } from './text-grader-lessons';
import { cohensKappa, mean } from './text-grader-measures';
import { countSigns } from './text-grader-signs';

const percent = (share: number) => `${(100 * share).toFixed(1).padStart(5)} %`;
const setOf = ({ school: { question, maximumMarks } }: Lesson) =>
  `${question.dataset} ${question.language} of ${maximumMarks}`.padEnd(22);

/** The grader's marks with the teacher's marks for the same answers. */
function leftIn({ school }: Lesson, { marks, given }: Sight) {
  const marksOf = marksIn(school.question, school.maximumMarks);
  return marks.flatMap((mark) =>
    given.has(mark.id)
      ? []
      : [
          {
            ...mark,
            off: Math.abs(mark.marks - marksOf(mark.id)),
            maximum: school.maximumMarks,
            human: marksOf(mark.id),
          },
        ],
  );
}

/** The share of marks left to the grader that equal the teacher's. */
export function reportExactness(lessons: readonly Lesson[]): void {
  console.log(
    '\nMarks left to the grader when nothing needs review, and all marks after some by the teacher:',
  );
  for (const [set, members] of byKey(lessons, setOf)) {
    const left = members.flatMap((each) => leftIn(each, each.atEnd));
    const [exact, near] = [0, 0.5].map((most) => mean(left.map(({ off }) => Number(off <= most))));
    console.log(
      `${set} left ${left.length}: exact ${percent(exact ?? 0)}, within half a mark ${percent(near ?? 0)}`,
    );
    for (const stage of STAGES) {
      const all = members.flatMap((each) => {
        const sight = each.after.get(stage);
        return sight ? leftIn(each, { marks: sight.marks, given: new Set() }) : [];
      });
      const others = members.flatMap((each) => {
        const sight = each.after.get(stage);
        return sight ? leftIn(each, sight) : [];
      });
      const kappa = cohensKappa(all.map(({ marks, human }) => [marks, human]));
      console.log(
        `   after ${String(stage).padStart(2)}: the others exact ${percent(mean(others.map(({ off }) => Number(off === 0))))}, ` +
          `within half a mark ${percent(mean(others.map(({ off }) => Number(off <= 0.5))))}; kappa of all ${kappa.toFixed(3)}`,
      );
    }
  }
}

/**
 * The grader's sure marks and their accuracy: exact, and on the right side of half marks (or within half a mark, if graded).
 */
export function reportSureness(lessons: readonly Lesson[]): void {
  console.log(
    '\nSure, of what is left, and right of that (exactly; on the right side, or within half a mark where graded):',
  );
  for (const [set, members] of byKey(lessons, setOf)) {
    const stages = STAGES.map((stage) => {
      const left = members.flatMap((each) => {
        const sight = each.after.get(stage);
        return sight
          ? leftIn(each, sight).map((mark) => ({ ...mark, isGraded: each.school.question.isGraded }))
          : [];
      });
      const sure = left.filter(({ state }) => state === 'suggested');
      const isNear = ({ off, marks, human, maximum, isGraded }: (typeof sure)[number]) =>
        isGraded ? off <= 0.5 : marks >= maximum / 2 === human >= maximum / 2;
      const [exact, near] = [
        mean(sure.map(({ off }) => Number(off === 0))),
        mean(sure.map((each) => Number(isNear(each)))),
      ];
      return `${stage}: ${percent(sure.length / (left.length || 1))} sure, right ${exact.toFixed(3)} ${near.toFixed(3)}`;
    });
    console.log(`${set} ${stages.join(' | ')}`);
  }
}

/** Classes that pass the spot check of five random sure answers after ten marks, and the grader's accuracy in them. */
export function reportReliance(lessons: readonly Lesson[]): void {
  console.log('\nRelied on after ten marks and a spot check of five sure answers:');
  const random = seeded(11);
  for (const [set, members] of byKey(lessons, setOf)) {
    const relied = members.flatMap((each) => {
      const sight = each.after.get(10);
      if (!sight) return [];
      const [drawn, others] = drawFrom(
        leftIn(each, sight).filter(({ state }) => state === 'suggested'),
        random,
      );
      const isPassed = drawn.length === SPOT_CHECK && drawn.every(({ off }) => off === 0);
      return isPassed ? [others] : [];
    });
    const right = mean(relied.flat().map(({ off }) => Number(off === 0)));
    console.log(
      `${set} ${relied.length} of ${members.length} classes, right ${right.toFixed(3)} of ${relied.flat().length}`,
    );
  }
}

/** A random sample of the size of a spot check, and the rest. */
function drawFrom<Each>(all: readonly Each[], random: () => number): [drawn: Each[], others: Each[]] {
  const shuffled = all
    .map((each) => ({ each, place: random() }))
    .toSorted((one, other) => one.place - other.place)
    .map(({ each }) => each);
  return [shuffled.slice(0, SPOT_CHECK), shuffled.slice(SPOT_CHECK)];
}

/** The number of decisions until nothing needs review, and the accuracy of the rest. */
export function reportDecisions(name: string, lessons: readonly Lesson[]): void {
  const left = lessons.flatMap((each) => leftIn(each, each.atEnd));
  const decisions = mean(lessons.map(({ atEnd }) => atEnd.given.size));
  const sets = [...byKey(lessons, ({ school }) => school.question.dataset)].map(
    ([set, each]) => `${set} ${mean(each.map(({ atEnd }) => atEnd.given.size)).toFixed(1)}`,
  );
  const right = percent(mean(left.map(({ off }) => Number(off <= 0.5))));
  console.log(
    `\nDecisions ${name}: ${decisions.toFixed(1)} of 30 (${sets.join(', ')}); of the rest within half a mark ${right}`,
  );
}

export function reportForgeries(list: string, forgeries: readonly ForgeryCount[]): void {
  console.log(`\nForged answers (${list}) that are sure of half marks and more, after ten marks:`);
  for (const { name, made, through } of forgeries)
    console.log(`${name.padEnd(60)}${percent(through / made)} of ${made}`);
}

/** Answers flagged by a guard before the teacher has marked, among all and among those worth at least half marks. */
export function reportFalseAlarms(lessons: readonly Lesson[]): void {
  console.log('\nFlagged before any mark of the teacher:');
  for (const [set, members] of byKey(lessons, setOf)) {
    const all = members.flatMap((each) => {
      const marksOf = marksIn(each.school.question, each.school.maximumMarks);
      return (each.after.get(0)?.marks ?? []).map(({ id, guards }) => ({
        guards,
        isRight: marksOf(id) >= each.school.maximumMarks / 2,
      }));
    });
    const right = all.filter(({ isRight }) => isRight);
    const flagged = (each: typeof all) => percent(mean(each.map(({ guards }) => Number(guards.length > 0))));
    const names = [
      ...byKey(
        all.flatMap(({ guards }) => guards),
        (guard) => guard,
      ),
    ].map(([guard, each]) => `${guard} ${((100 * each.length) / all.length).toFixed(1)}`);
    console.log(
      `${set} flagged of all ${flagged(all)}, of right ones ${flagged(right)} (${names.join(', ')})`,
    );
  }
}

export function reportSigns(): void {
  const { wrong, wrongThrough, right, rightRead, languages, seen, misses } = countSigns();
  console.log(
    `\nNumbers, units, formulas: wrong ones sure of full marks ${wrongThrough} of ${wrong}, right ones read ${rightRead} of ${right}; "not" seen in ${seen} of ${languages} languages`,
  );
  for (const miss of misses) console.log(`   ${miss}`);
}
