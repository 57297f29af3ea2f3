import { EVIDENCE_MAXIMUM_LENGTH } from '../../../shared/constants';
import type { WrongKeyAlarm } from '../../../shared/results/wrong-key';

/** What an alarm rests on, as one text: an alarm that was dismissed is raised again when it rests on something else. */
export const alarmEvidence = ({ answer, chosen, keyed, strongest }: WrongKeyAlarm): string =>
  `${chosen} of ${strongest} against ${keyed}: ${JSON.stringify(answer)}`.slice(0, EVIDENCE_MAXIMUM_LENGTH);

/** The alarms that are raised, and those that the teacher has dismissed. */
export function sortAlarms(
  alarms: readonly WrongKeyAlarm[],
  evidence: Readonly<Record<string, string>>,
): { raised: WrongKeyAlarm[]; dismissed: WrongKeyAlarm[] } {
  const isDismissed = (alarm: WrongKeyAlarm) => evidence[alarm.questionId] === alarmEvidence(alarm);
  return {
    raised: alarms.filter((alarm) => !isDismissed(alarm)),
    dismissed: alarms.filter(isDismissed),
  };
}
