import type { TextMark } from '../../server/rules/marking/text/mark-text-answers';
import {
  accuracy,
  calibrationGap,
  correlation,
  mean,
  type Pair,
  rootMeanSquare,
  weightedKappa,
} from './text-grader-measures';
import type { Marking } from './text-grader-teacher';

const RIGHT_WITHIN = 0.2 + 1e-9;
const MACHINE_FROM = 0.85;

/** Prints the agreement with human marks: without teacher marks, and after ten, on all answers and on the rest. */
export function reportMarks(markings: readonly Marking[]): void {
  for (const [dataset, members] of Map.groupBy(markings, ({ question }) => question.dataset)) {
    const isGraded = members[0]?.question.isGraded ?? false;
    const stages: [string, Pair[]][] = [
      ['no teacher mark', members.flatMap((each) => pairsOf(each, each.unaided))],
      ['after 10, all answers', members.flatMap((each) => pairsOf(each, each.afterTen))],
      [
        'after 10, the others',
        members.flatMap((each) =>
          pairsOf(
            each,
            each.afterTen.filter(({ id }) => !each.markedOfTen.has(id)),
          ),
        ),
      ],
    ];
    for (const [stage, pairs] of stages) {
      const graded = `r ${shown(correlation(pairs))}  RMSE ${shown(rootMeanSquare(pairs))}  QWK ${shown(weightedKappa(pairs))}`;
      console.log(
        `${dataset.padEnd(13)}${stage.padEnd(23)}accuracy ${shown(accuracy(pairs))}  ${isGraded ? graded : ''}`,
      );
    }
  }
}

/** Prints the machine's share, its accuracy, and the calibration of the probabilities. */
export function reportMachineShare(markings: readonly Marking[]): void {
  const sets: [string, readonly Marking[]][] = [
    ...Map.groupBy(markings, ({ question }) => question.dataset),
    ['all', markings],
  ];
  for (const [dataset, members] of sets) {
    const { share, right, sureAfterTen, rightAfterTen, gapUnaided, gapAfterTen } = machineShareOf(members);
    console.log(
      `${dataset.padEnd(13)}until sure: left ${percent(share)} right ${shown(right)}  ` +
        `after 10: sure ${percent(sureAfterTen)} right ${shown(rightAfterTen)}  ` +
        `gap unaided ${shown(gapUnaided)} after 10 ${shown(gapAfterTen)}`,
    );
  }
}

/** The share left to the machine when it is sure of everything left, and its sure marks after ten teacher marks. */
export function machineShareOf(members: readonly Marking[]) {
  const left = members.flatMap((each) =>
    each.atEnd.filter(({ id }) => !each.markedAtEnd.has(id)).map((mark) => isRight(each, mark)),
  );
  const judged = (stage: 'unaided' | 'afterTen') =>
    members.flatMap((each) =>
      each[stage]
        .filter(({ id }) => stage === 'unaided' || !each.markedOfTen.has(id))
        .map((mark) => ({ confidence: mark.confidence, isRight: isRight(each, mark) })),
    );
  const ten = judged('afterTen').filter(({ confidence }) => confidence >= MACHINE_FROM);
  const total = members.reduce((sum, { question }) => sum + question.answers.length, 0);
  return {
    share: left.length / total,
    right: rightOf(left),
    sureAfterTen: ten.length / total,
    rightAfterTen: rightOf(ten.map(({ isRight }) => isRight)),
    gapUnaided: calibrationGap(judged('unaided')),
    gapAfterTen: calibrationGap(judged('afterTen')),
  };
}

const rightOf = (each: readonly boolean[]) => mean(each.map(Number));
const shown = (value: number) => value.toFixed(3);
const percent = (share: number) => `${(100 * share).toFixed(1)} %`;

export function pairsOf({ question, maximumMarks }: Marking, marks: readonly TextMark[]): Pair[] {
  return marks.map(({ id, marks }) => ({
    suggested: marks / maximumMarks,
    human: question.scores.get(id) ?? 0,
  }));
}

function isRight({ question, maximumMarks }: Marking, { id, marks }: TextMark): boolean {
  const [suggested, human] = [marks / maximumMarks, question.scores.get(id) ?? 0];
  return question.isGraded ? Math.abs(suggested - human) <= RIGHT_WITHIN : suggested >= 0.5 === human >= 0.5;
}
