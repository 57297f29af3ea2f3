import { EyeOff, KeyRound } from 'lucide-react';
import { Button } from '../../ui/Button';
import styles from './ToggleButton.module.css';
import { texts } from './texts';

const TOGGLES = {
  names: { label: texts.hideNames, Icon: EyeOff },
  key: { label: texts.showKey, Icon: KeyRound },
};

interface ToggleButtonProps {
  of: keyof typeof TOGGLES;
  isOn: boolean;
  onToggle: (isOn: boolean) => void;
}

/** Toggles a part of the live view; its label stays the same. */
export function ToggleButton({ of, isOn, onToggle }: ToggleButtonProps) {
  const { label, Icon } = TOGGLES[of];
  return (
    <Button variant="secondary" className={styles.toggle} aria-pressed={isOn} onClick={() => onToggle(!isOn)}>
      <Icon size={16} aria-hidden="true" /> {label}
    </Button>
  );
}
