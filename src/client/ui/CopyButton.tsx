import { Check, Copy } from 'lucide-react';
import { useEffect, useState } from 'react';
import { announce } from './Announcer';
import { Button, type ButtonProps } from './Button';
import { copyText } from './copy-text';

const SHOW_RESULT_MS = 2000;

interface CopyButtonProps extends ButtonProps {
  text: string;
  label?: string | undefined;
}

/** Copies a text and says so on the button for a moment. */
export function CopyButton({ text, label = 'Copy', ...rest }: CopyButtonProps) {
  const [result, setResult] = useState<'Copied' | 'Not copied' | undefined>();

  useEffect(() => {
    if (!result) return;
    const timer = setTimeout(() => setResult(undefined), SHOW_RESULT_MS);
    return () => clearTimeout(timer);
  }, [result]);

  const copy = async (button: HTMLElement) => {
    const outcome = (await copyText(text, button)) ? 'Copied' : 'Not copied';
    setResult(outcome);
    announce(outcome);
  };

  return (
    <Button variant="secondary" {...rest} onClick={(event) => void copy(event.currentTarget)}>
      {result === 'Copied' ? <Check size={18} aria-hidden="true" /> : <Copy size={18} aria-hidden="true" />}
      {result ?? label}
    </Button>
  );
}
