import { EVIDENCE_MAXIMUM_LENGTH } from '../../../shared/constants';
import type { KeyAlarm } from '../../../shared/results/key-alarms';

/** What an alarm rests on, as one text: an alarm that was dismissed is raised again when it rests on something else. */
export const alarmEvidence = (alarm: KeyAlarm): string => {
  const { answer, chosen, keyed } = alarm;
  // Of the class only what it says: every late submission would ask again.
  const who = 'strongest' in alarm ? `${chosen} of ${alarm.strongest} against ${keyed}` : 'most';
  return `${who}: ${JSON.stringify(answer)}`.slice(0, EVIDENCE_MAXIMUM_LENGTH);
};

/** The alarms that are raised, and those that the teacher has dismissed. */
export function sortAlarms(
  alarms: readonly KeyAlarm[],
  evidence: Readonly<Record<string, string>>,
): { raised: KeyAlarm[]; dismissed: KeyAlarm[] } {
  const isDismissed = (alarm: KeyAlarm) => evidence[alarm.questionId] === alarmEvidence(alarm);
  return {
    raised: alarms.filter((alarm) => !isDismissed(alarm)),
    dismissed: alarms.filter(isDismissed),
  };
}
