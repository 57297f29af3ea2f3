import { randomInt } from 'node:crypto';

// Nothing that could be right, whatever the question, and nothing that a student's answer can point at.
const CANARIES = [
  'I was ill last week and have not read this chapter yet.',
  'My pen stopped working, so there is nothing here.',
  'We did not get to this part in our group.',
  'I will come back to this one if there is time left.',
  'I had another lesson when this was explained.',
  'I only looked at the pictures on this page.',
  'This is the part that I wanted to ask about tomorrow.',
];

/** An answer that is worth nothing on any question: marks for it show that the others in its batch cannot be believed. */
export const aCanary = (): string => CANARIES[randomInt(CANARIES.length)] ?? '';
