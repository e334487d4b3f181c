import { useEffect } from 'react';
import { useNavigate } from './place.ts';

interface NavigateProps {
  readonly to: string;
  readonly replace?: boolean;
  readonly state?: unknown;
}

/** Leads on to another screen as soon as it is rendered. */
export function Navigate({ to, replace = false, state }: NavigateProps) {
  const navigate = useNavigate();
  useEffect(() => navigate(to, { replace, state }), [navigate, to, replace, state]);
  return null;
}
