import { expect } from 'vitest';
import { classMessages } from '../../../shared/classes/messages';
import { messages } from '../../../shared/messages';
import { rosterMessages } from '../../../shared/roster/messages';
import type { Stage } from '../stage';
import { anyText, type ContractCase, row } from './contract-case';
import { aClass, classOf, ofClass } from './given-class';

const address = (query: string) => (stage: Stage) => `/class/${classOf(stage).classId}/roster${query}`;
const sent = (text: string) =>
  ({
    rest: ['POST', address(''), () => ({ text })],
    trpc: ['mutate', 'classes.importRoster', (stage: Stage) => ({ ...ofClass(stage), text })],
  }) as const;

const LIST = 'Number;Name;Email\n12;Rao, Asha;asha@school.example\n13;Ode, Ben;\nTotal: 2';
const given = { given: 'draft', before: aClass } as const;

/** The list of a class, as a text. */
export const rosterCases: readonly ContractCase[] = [
  ...row(
    sent(LIST),
    {
      ...given,
      name: 'who is new, changed, gone and unclear, and the class as it is then',
      who: 'teacher',
      status: 200,
      body: {
        added: [{ line: 3, name: 'Ben Ode', number: '13', email: null, memberId: null }],
        renamed: [
          {
            memberId: anyText,
            line: 2,
            from: { name: 'Asha Rao', number: '12', email: null },
            to: { name: 'Asha Rao', number: '12', email: 'asha@school.example' },
          },
        ],
        gone: [],
        unclear: [],
        skipped: [expect.objectContaining({ line: 1 }), expect.objectContaining({ line: 4 })],
        members: [
          expect.objectContaining({ name: 'Asha Rao' }),
          expect.objectContaining({ name: 'Ben Ode' }),
        ],
      },
    },
    {
      ...given,
      name: 'for another teacher the class does not exist',
      who: 'otherTeacher',
      status: 404,
      body: classMessages.notFound,
    },
    {
      ...given,
      name: 'a student is forbidden',
      who: 'student',
      status: 403,
      body: messages.teachersOnly,
    },
  ),
  ...row(sent(' '), {
    ...given,
    name: 'an empty list is refused',
    who: 'teacher',
    status: 400,
    body: rosterMessages.empty,
  }),
];
