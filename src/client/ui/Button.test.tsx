import { render, screen } from '@testing-library/react';
import { X } from 'lucide-react';
import { expect, test } from 'vitest';
import { Button, ButtonLink, IconButton } from './Button';

const icon = <X aria-hidden="true" />;

test('an icon-only button is found by its name, and does not compile without one', () => {
  render(<IconButton label="Close" icon={icon} />);
  expect(screen.getByRole('button', { name: 'Close' }).title).toBe('Close');

  // @ts-expect-error The label is missing.
  render(<IconButton icon={icon} />);
  // @ts-expect-error The name is missing.
  render(<Button size="icon">{icon}</Button>);
  // @ts-expect-error The name is missing.
  render(<ButtonLink href="/" size="icon" children={icon} />);
});
