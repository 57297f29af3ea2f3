import { Check, Copy } from 'lucide-react';
import { useEffect, useState } from 'react';
import { announce } from './Announcer';
import { Button, type ButtonProps } from './Button';

const SHOW_RESULT_MS = 2000;

interface CopyButtonProps extends ButtonProps {
  text: string;
  label?: string | undefined;
}

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

/** Copies a text; without the clipboard API (no HTTPS), through a selection next to the given element. */
export async function copyText(text: string, beside: HTMLElement): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyBySelection(text, beside);
  }
}

function copyBySelection(text: string, beside: HTMLElement): boolean {
  const area = document.createElement('textarea');
  area.value = text;
  area.readOnly = true;
  area.style.position = 'fixed';
  area.style.opacity = '0';
  // Everything outside an open dialog is inert, so the selection must be inside it.
  beside.after(area);
  area.select();
  try {
    return document.execCommand('copy');
  } catch {
    return false;
  } finally {
    area.remove();
    beside.focus();
  }
}
