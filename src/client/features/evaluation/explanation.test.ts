import { expect, test } from 'vitest';
import { markingMessages } from '../../../shared/marking/messages';
import { explanationOf } from './explanation';

const FOUND = {
  ...{ matched: ['bonds'], missing: ['shape', 'enzyme'] },
  ...{ guards: [], group: 'bond', priority: 0.2 },
};
const mark = { score: 1, confidence: 0.6 };
const sentenceOf = new Map<string, string>(markingMessages.markingGuards);

test('key points shown as chips are not repeated in a sentence', () => {
  const rationale = markingMessages.markingFound('bonds', 'shape, enzyme');
  expect(explanationOf({ ...mark, rationale, findings: FOUND })).toEqual({
    ...{ rationale: null, matched: ['bonds'], missing: ['shape', 'enzyme'], guards: [] },
  });
});

test('the reason for a moved mark stays, without the key points shown as chips', () => {
  const why = markingMessages.markingMoved({ marks: 2, from: 0.5, to: 1 }, 'They melt');
  const rationale = `${why} ${markingMessages.markingFound('bonds', 'shape, enzyme')}`;
  expect(explanationOf({ ...mark, rationale, findings: FOUND })).toMatchObject({ rationale: why });
});

test('every reason to read an answer is given, and the sentence beside the mark only once', () => {
  const negation = sentenceOf.get('negation') ?? '';
  const numbers = sentenceOf.get('numbers') ?? '';
  const findings = { ...FOUND, guards: ['numbers', 'negation'] };
  expect(explanationOf({ ...mark, rationale: negation, findings })).toMatchObject({
    ...{ rationale: null, guards: [negation, numbers] },
  });
});

test('an AI’s rationale stays, without a reason to read the answer that is given already', () => {
  const shuffled = sentenceOf.get('shuffled') ?? '';
  const findings = { ...FOUND, guards: ['shuffled'] };
  const rationale = `${shuffled} Names the cause.`;
  expect(explanationOf({ ...mark, rationale, findings })).toMatchObject({
    ...{ rationale: 'Names the cause.', guards: [shuffled] },
  });
});

test('an AI’s rationale stays beside its key points', () => {
  const rationale = 'Names the cause but not the effect.';
  expect(explanationOf({ ...mark, rationale, findings: FOUND })).toMatchObject({ rationale });
});

test('an answer equal to the model answer needs no list of words', () => {
  const findings = { ...FOUND, matched: ['bonds', 'shape'], missing: [] };
  const equal = { score: 2, confidence: 1, rationale: markingMessages.markingEqual, findings };
  expect(explanationOf(equal)).toMatchObject({ rationale: markingMessages.markingEqual, matched: [] });
});
