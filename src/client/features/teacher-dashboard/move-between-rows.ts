import type { KeyboardEvent } from 'react';

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/**
 * Up and down move between rows; right and left open and close the details. Inactive in menus, fields and
 * dialogs.
 */
export function moveBetweenRows(
  event: KeyboardEvent<HTMLElement>,
  showDetails: (quizId: string, isOpen: boolean) => void,
): void {
  const { target, key, currentTarget } = event;
  if (!(target instanceof HTMLElement) || event.ctrlKey || event.metaKey || event.altKey) return;
  const row = target.closest('tr, li');
  const link = row?.querySelector<HTMLElement>('[data-quiz]');
  if (!link || target.closest('input, select, textarea, [role="menu"], dialog')) return;
  const step = STEPS[key];
  if (step !== undefined) {
    const links = [...currentTarget.querySelectorAll<HTMLElement>('[data-quiz]')];
    const next = links[links.indexOf(link) + step];
    next?.focus();
  } else if (target === link && (key === 'ArrowRight' || key === 'ArrowLeft')) {
    showDetails(link.dataset.quiz ?? '', key === 'ArrowRight');
  } else return;
  event.preventDefault();
}
