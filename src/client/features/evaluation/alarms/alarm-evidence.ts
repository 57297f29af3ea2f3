import { EVIDENCE_MAXIMUM_LENGTH } from '../../../../shared/constants';
import type { WrongKeyAlarm } from '../../../../shared/results/wrong-key';

/** What an alarm rests on, as one text: an alarm that was put aside is raised again when it rests on something else. */
export const alarmEvidence = ({ answer, chosen, keyed, strongest }: WrongKeyAlarm): string =>
  `${chosen} of ${strongest} against ${keyed}: ${JSON.stringify(answer)}`.slice(0, EVIDENCE_MAXIMUM_LENGTH);

/** The alarms that stand and those that the teacher has put aside. */
export function sortAlarms(
  alarms: readonly WrongKeyAlarm[],
  dismissed: Readonly<Record<string, string>>,
): { standing: WrongKeyAlarm[]; aside: WrongKeyAlarm[] } {
  const isAside = (alarm: WrongKeyAlarm) => dismissed[alarm.questionId] === alarmEvidence(alarm);
  return {
    standing: alarms.filter((alarm) => !isAside(alarm)),
    aside: alarms.filter(isAside),
  };
}
