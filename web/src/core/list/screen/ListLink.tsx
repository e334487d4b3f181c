import { Button } from '@mui/material';
import { useLocation } from 'react-router';
import { ScreenLink } from '../../ui/loading/ScreenLink.tsx';
import type { NavigationState } from '../../ui/screen/useGoUp.ts';

interface ListLinkProps {
  to: string;
  label: string;
}

/** Leads from a list to a screen about all of its records. The way back from there leads to the list as it was. */
export function ListLink({ to, label }: ListLinkProps) {
  const { pathname, search } = useLocation();
  const state: NavigationState = { from: pathname + search };
  return (
    <Button component={ScreenLink} to={to} state={state} variant="outlined" size="small">
      {label}
    </Button>
  );
}
