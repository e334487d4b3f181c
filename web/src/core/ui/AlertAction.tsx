import { Button } from '@mui/material';
import type { ReactNode } from 'react';

interface AlertActionProps {
  icon: ReactNode;
  onClick: () => void;
  children: ReactNode;
}

/** A button within the alert of a screen: what can be done about what went wrong. */
export function AlertAction({ icon, onClick, children }: AlertActionProps) {
  return (
    <Button
      color="inherit"
      variant="outlined"
      startIcon={icon}
      onClick={onClick}
      sx={{ display: 'flex', mt: 1 }}
    >
      {children}
    </Button>
  );
}
