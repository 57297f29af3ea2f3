import { type ComponentProps, useState } from 'react';
import { Button } from '../../../ui/Button';
import { namesTexts } from './names-texts';
import { ShowNamesDialog } from './ShowNamesDialog';

interface ShowNamesButtonProps extends Pick<ComponentProps<typeof Button>, 'variant' | 'className'> {
  quizId: string;
}

/** 'Show names', which is asked again and logged. */
export function ShowNamesButton({ quizId, ...rest }: ShowNamesButtonProps) {
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button {...rest} onClick={() => setAsking(true)}>
        {namesTexts.show}
      </Button>
      {isAsking && <ShowNamesDialog quizId={quizId} onClose={() => setAsking(false)} />}
    </>
  );
}
