import type { ReactNode } from 'react';
import { lookOf } from '../../ui/elements/Button.tsx';
import { ReturningLink } from '../../ui/screen/ReturningLink.tsx';

interface ListLinkProps {
  to: string;
  label: ReactNode;
}

/** Leads from a list to a screen about all of its records. The way back from there leads to the list as it was. */
export function ListLink({ to, label }: ListLinkProps) {
  return (
    <ReturningLink {...lookOf({ look: 'outlined', size: 'small' })} to={to}>
      {label}
    </ReturningLink>
  );
}
