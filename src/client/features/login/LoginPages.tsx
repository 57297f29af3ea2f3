import { useState } from 'react';
import { paths } from '../../../shared/paths';
import { termsWereAccepted } from '../../platform/sign-in';
import { Banner } from '../../ui/Banner';
import { Checkbox } from '../../ui/Checkbox';
import { loadDeskFont } from '../../ui/desk-font';
import { dropInvite, useHasInvite } from './invite';
import { LoginCard } from './LoginCard';
import { texts } from './texts';

export const StudentLoginPage = () => (
  <LoginCard forRole="student" title={texts.studentTitle} subtitle={texts.studentSubtitle} />
);

export function TeacherLoginPage() {
  // On return from the sign-in page, the box is still ticked.
  const [accepted, setAccepted] = useState(termsWereAccepted);
  const hasInvite = useHasInvite();
  useState(loadDeskFont);
  return (
    <LoginCard
      forRole="teacher"
      title="Teacher Login"
      subtitle="Sign in to manage your quizzes"
      blockedBecause={accepted ? undefined : 'Please accept the terms to continue.'}
    >
      {hasInvite && (
        <Banner tone="info" onDismiss={dropInvite}>
          You have an invite: whoever signs in now can be a teacher here. It can be used once.
        </Banner>
      )}
      <Checkbox
        checked={accepted}
        onChange={(event) => setAccepted(event.currentTarget.checked)}
        label={
          <>
            I have read and accept the{' '}
            <a href={paths.terms} target="_blank" rel="noopener">
              Terms and Conditions
            </a>{' '}
            and{' '}
            <a href={paths.privacyPolicy} target="_blank" rel="noopener">
              Privacy Policy
            </a>
          </>
        }
      />
    </LoginCard>
  );
}
