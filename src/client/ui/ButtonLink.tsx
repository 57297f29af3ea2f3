import type { ComponentPropsWithRef } from 'react';
import { Link } from 'wouter';
import { type ButtonSize, type ButtonVariant, buttonClass } from './button-class';

interface ButtonLinkProps extends Omit<ComponentPropsWithRef<'a'>, 'href'> {
  href: string;
  variant?: ButtonVariant | undefined;
  size?: ButtonSize | undefined;
}

/** A link to another page of the site that looks like a button. */
export function ButtonLink({
  href,
  variant = 'primary',
  size = 'default',
  className,
  ...rest
}: ButtonLinkProps) {
  return <Link {...rest} href={href} className={buttonClass({ variant, size, className })} />;
}
