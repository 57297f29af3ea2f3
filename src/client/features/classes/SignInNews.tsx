import { useLocation } from 'wouter';
import type { ClassMember, SchoolClass } from '../../../shared/classes/schema';
import { teacherPaths } from '../../../shared/teacher-paths';
import { useMay } from '../../colleagues/use-may';
import { serverSentence } from '../../platform/error-message';
import { trpc } from '../../platform/trpc';
import { Banner } from '../../ui/Banner';
import { Button } from '../../ui/Button';
import { cannotSignIn } from './class-sign-in';
import { keepMadeSlips } from './slips/made-slips';
import { texts as slipTexts } from './slips/texts';
import { signInTexts as texts } from './texts';
import { useSlipsOnly } from './use-slips-only';

/** Warnings of a class: strangers' failed sign-ins, and PINs that ended with their maker's right. */
export function SignInNews({ schoolClass }: { schoolClass: SchoolClass }) {
  const ended = schoolClass.members.filter((member) => member.pinEndedAt !== null && cannotSignIn(member));
  return (
    <>
      {schoolClass.signInTries.length > 0 && <Tries schoolClass={schoolClass} />}
      {ended.length > 0 && <EndedPins classId={schoolClass._id} members={ended} />}
    </>
  );
}

function Tries({ schoolClass }: { schoolClass: SchoolClass }) {
  const { members, signInTries, slipsOnly } = schoolClass;
  const mayChange = useMay('mark');
  const { isBusy, change, failure } = useSlipsOnly(schoolClass);
  const named = signInTries.flatMap(({ memberId, tries }) => {
    const member = members.find(({ _id }) => _id === memberId);
    return member ? [{ name: member.name, tries }] : [];
  });
  return (
    <Banner
      tone="warn"
      role="status"
      action={
        mayChange &&
        !slipsOnly && (
          <Button variant="secondary" busy={isBusy} busyLabel={texts.changing} onClick={() => change(true)}>
            {texts.takeSlipsOnly}
          </Button>
        )
      }
    >
      {texts.tries(named)} {failure ?? texts.triesHelp(slipsOnly)}
    </Banner>
  );
}

function EndedPins({ classId, members }: { classId: string; members: readonly ClassMember[] }) {
  const mayMake = useMay('mark');
  const [, navigate] = useLocation();
  const utils = trpc.useUtils();
  const make = trpc.classes.makePins.useMutation({
    onSuccess: ({ slips }) => {
      keepMadeSlips(classId, slips);
      void utils.classes.list.invalidate();
      void utils.classes.get.invalidate({ classId });
      navigate(teacherPaths.slips(classId));
    },
  });
  return (
    <Banner
      tone="warn"
      role="status"
      action={
        mayMake && (
          <Button
            busy={make.isPending}
            busyLabel={slipTexts.making}
            onClick={() => make.mutate({ classId, memberIds: members.map(({ _id }) => _id) })}
          >
            {texts.makeNew(members.length)}
          </Button>
        )
      }
    >
      {texts.ended(members.map(({ name }) => name))}{' '}
      {make.error && (serverSentence(make.error) ?? slipTexts.makeFailed)}
    </Banner>
  );
}
