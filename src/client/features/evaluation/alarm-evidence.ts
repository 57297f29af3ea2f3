import { EVIDENCE_MAXIMUM_LENGTH } from '../../../shared/constants';
import type { KeyAlarm } from '../../rules/results/key-alarms';

/** The evidence of an alarm as one text: a dismissed alarm is raised again when it changes. */
export const alarmEvidence = (alarm: KeyAlarm): string => {
  const { answer, chosen, keyed } = alarm;
  // Of the class only its majority, since each late submission would raise the alarm again.
  const who = 'strongest' in alarm ? `${chosen} of ${alarm.strongest} against ${keyed}` : 'most';
  return `${who}: ${JSON.stringify(answer)}`.slice(0, EVIDENCE_MAXIMUM_LENGTH);
};

/** The active and the dismissed alarms. */
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
