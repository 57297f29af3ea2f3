import { attacks } from './one-person-attacks';
import { attackOnClass, type Length } from './one-person-class';
import {
  proofOf,
  type ReliabilityReport,
  type ReliabilitySize,
  type ReliabilityTest,
} from './reliability-test';

const LENGTHS: Record<ReliabilitySize, Length> = {
  short: { rounds: 2, everyMs: 0, isTimed: false },
  normal: { rounds: 10, everyMs: 1000, isTimed: true },
  long: { rounds: 60, everyMs: 1000, isTimed: true },
};

const ONCE: Length = { rounds: 1, everyMs: 0, isTimed: false };

/** A single attacker against everyone: the class keeps saving, each save over a new connection. */
export const onePersonTest: ReliabilityTest = async (size) => {
  const reports: ReliabilityReport[] = [];
  for (const attack of attacks) reports.push(await attackOnClass(attack, LENGTHS[size]));
  for (const attack of attacks) {
    const report = await attackOnClass(attack, ONCE, attack.protection);
    reports.push(proofOf(attack.protection, report));
  }
  return reports;
};
