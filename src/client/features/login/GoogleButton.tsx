import { Button } from '../../ui/Button';
import { GoogleMark } from './GoogleMark';
import styles from './LoginPage.module.css';

interface GoogleButtonProps {
  processing: boolean;
  disabled: boolean;
  describedBy: string | undefined;
  onClick: () => void;
}

export function GoogleButton({ processing, disabled, describedBy, onClick }: GoogleButtonProps) {
  return (
    <Button
      variant="secondary"
      size="large"
      className={styles.button}
      busy={processing}
      busyLabel="Processing..."
      disabled={disabled}
      aria-describedby={describedBy}
      onClick={onClick}
    >
      <GoogleMark />
      Continue with Google
    </Button>
  );
}
