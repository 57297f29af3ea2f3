import { expect, test } from 'vitest';
import { aiEvaluationText } from './ai-evaluation-text';

test('the privacy policy names the AI provider that answers go to, and what goes there', () => {
  expect(aiEvaluationText('api.example.com')).toContain('reached at api.example.com');
  expect(aiEvaluationText('api.example.com')).toContain('model answer');
});

test('without an AI provider it says that no answer leaves the server', () => {
  expect(aiEvaluationText('')).toContain('none of them leaves it');
});
