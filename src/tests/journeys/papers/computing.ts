import { graph } from './drawings';
import type { Paper } from './paper';

const SUM = `def total(marks):
    result = 0
    for mark in marks:
        if mark > 0:
            result += mark
    return result`;

export const computing: Paper = {
  title: 'Computing 10: algorithms in Python',
  description: 'All programs are Python 3.',
  pictures: { halving: graph('M20 160L60 160L60 120L100 120L100 80L140 80L140 40L180 40') },
  questions: [
    {
      type: 'mcq',
      text: `What does \`total([4, -1, 2])\` return?\n\n\`\`\`python\n${SUM}\n\`\`\``,
      maximumMarks: 1,
      explanation: 'The `if` leaves the `-1` out, so `4 + 2` is returned.',
      options: ['`5`', '`6`', '`[4, 2]`', 'an error: `mark` is not defined'],
      key: 2,
      answers: [2, 2, 1, 2, 3, 4],
      marks: [1, 1, 0, 1, 0, 0],
    },
    {
      type: 'cloze',
      text: 'Trace the loop.\n\n```python\nx = 10\nwhile x > 2:\n    x = x // 2\n```\n\n| pass | `x` |\n| --- | --- |\n| 1 | ___ |\n| 2 | ___ |\n\nAfter it `x > 2` is ___.',
      maximumMarks: 3,
      partialCredit: true,
      gaps: [{ kind: 'number' }, { kind: 'number' }, { kind: 'select', options: ['True', 'False'] }],
      key: [['5'], ['2'], ['False']],
      answers: [
        ['5', '2.5', 'False'],
        ['5', '2', 'False'],
        ['5', '', 'True'],
        ['5', '2', 'False'],
        ['10', '8', 'True'],
        null,
      ],
      marks: [2, 3, 1, 3, 0, 0],
    },
    {
      type: 'order',
      text: 'Put the lines of a binary search into their order.',
      maximumMarks: 4,
      partialCredit: true,
      explanation: 'Each pass halves what is left: $\\log_2 n$ passes are enough.',
      options: [
        '`low, high = 0, len(a) - 1`',
        '`while low <= high:`',
        '`    middle = (low + high) // 2`',
        '`    if a[middle] == wanted: return middle`',
        '`    if a[middle] < wanted: low = middle + 1`',
      ],
      key: [1, 2, 3, 4, 5],
      answers: [
        [1, 2, 3, 4, 5],
        [1, 2, 3, 4, 5],
        [2, 1, 3, 4, 5],
        [1, 2, 3, 5, 4],
        [5, 4, 3, 2, 1],
        [1, 3, 2, 4, 5],
      ],
      marks: [4, 4, 2, 2, 0, 1],
    },
    {
      type: 'short',
      text: 'Write the number $1111\\,1110_2$ in hexadecimal.',
      maximumMarks: 1,
      explanation: '$1111_2 = \\mathrm{F}_{16}$ and $1110_2 = \\mathrm{E}_{16}$.',
      key: 'FE\n0xFE',
      answers: ['FE', '0xFE', 'EF', 'fe', '254', null],
      marks: [1, 1, 0, 1, 0, 0],
    },
    {
      type: 'number',
      text: 'How many different values has one byte, $2^8$?',
      maximumMarks: 1,
      key: { value: 256 },
      answers: ['256', '2.56×10^2', '255', '256', '8', '512'],
      marks: [1, 1, 0, 1, 0, 0],
    },
    {
      type: 'number',
      text: 'A line carries $8\\,\\text{Mbit}$ in $2\\,\\text{s}$. How many megabits a second is that?',
      maximumMarks: 1,
      key: { value: 4, tolerance: 0.1 },
      answers: ['4', '4,0', '16', '4.05', '0.25', '1'],
      marks: [1, 1, 0, 1, 0, 0],
    },
    {
      type: 'msq',
      text: 'Which lines give `True`?',
      maximumMarks: 2,
      partialCredit: true,
      options: ["`'a' < 'b'`", '`not (1 == 1)`', '`3 in [1, 2, 3]`', '`5 / 2 == 2`'],
      key: [1, 3],
      answers: [[1, 3], [1, 3], [3], [1, 3, 4], [2, 4], [1, 2, 3, 4]],
      marks: [2, 2, 1, 1, 0, 0],
    },
    {
      type: 'match',
      text: 'Match each algorithm with how long it takes for $n$ values.',
      maximumMarks: 3,
      partialCredit: true,
      left: ['look at every value', 'binary search', 'compare all pairs'],
      right: ['$O(n)$', '$O(\\log n)$', '$O(n^2)$', '$O(1)$'],
      key: [1, 2, 3],
      answers: [
        [1, 4, 3],
        [1, 2, 3],
        [1, 0, 0],
        [1, 2, 3],
        [2, 3, 1],
        [3, 2, 1],
      ],
      marks: [2, 3, 1, 3, 0, 1],
    },
    {
      type: 'mcq',
      text: 'Which loop prints `0 1 2` and costs 5 and 10 units, so $5 and $10 with a dollar each?',
      maximumMarks: 1,
      options: [
        '`for i in range(3): print(i, end=" ")`',
        '`for i in range(1, 3): print(i, end=" ")`',
        '![steps that halve each time](picture:halving) none of them',
      ],
      key: 1,
      answers: [1, 1, 2, 1, 3, 1],
      marks: [1, 1, 0, 1, 0, 1],
    },
    {
      type: 'long',
      text: 'Why does `a = b` for lists not make a copy? Explain with an example.',
      maximumMarks: 3,
      key: 'Both names refer to the same list, so a change through one is seen through the other; a copy needs list(b) or b[:].',
      answers: [
        'Both names point to the same list: after `a.append(1)` also b has the 1.',
        'a and b are two names of one list, so b = [1]; a = b; a.append(2) makes b [1, 2]. A copy is b[:].',
        'Because Python is slow.',
        'They are the same list in memory.',
        'It does make a copy.',
        null,
      ],
      marks: [2.5, 3, 0, 1.5, 0, 0],
    },
  ],
};
