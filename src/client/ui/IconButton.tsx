import type { ReactNode } from 'react';
import { Button, type ButtonProps } from './Button';

interface IconButtonProps extends Omit<ButtonProps, 'size' | 'aria-label'> {
  /** What the button does; read out, and shown as a tooltip. */
  label: string;
  icon?: ReactNode;
}

export function IconButton({ label, icon, children, variant = 'secondary', ...rest }: IconButtonProps) {
  return (
    <Button title={label} {...rest} variant={variant} size="icon" aria-label={label}>
      {icon}
      {children}
    </Button>
  );
}
