import { Group } from 'lucide-react';
import { Button } from '../../../ui/Button';
import { poolTexts } from './pool-texts';

interface PoolsButtonProps {
  className: string | undefined;
  labelClassName: string | undefined;
  onClick: () => void;
}

/** Opens the pools of the quiz, below the outline. */
export function PoolsButton({ className, labelClassName, onClick }: PoolsButtonProps) {
  return (
    <Button
      variant="secondary"
      className={className}
      aria-label={poolTexts.makeOne}
      title={poolTexts.makeOne}
      onClick={onClick}
    >
      <Group size={16} aria-hidden="true" />
      <span className={labelClassName}>{poolTexts.makeOne}</span>
    </Button>
  );
}
