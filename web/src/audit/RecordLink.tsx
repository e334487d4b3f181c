import type { ToldRecord } from '@grzadka/contract/core/told-record';
import { Link } from '@mui/material';
import { use } from 'react';
import { useLocation } from 'react-router';
import { AreasContext } from '../core/area.ts';
import { ScreenLink } from '../core/ui/loading/ScreenLink.tsx';
import type { NavigationState } from '../core/ui/screen/useGoUp.ts';
import { recordText } from './audit.text.ts';

/** The record that an entry is about; it leads to its screen while it is there. */
export function RecordLink({ record }: { record: ToldRecord }) {
  const path = useRecordPath(record);
  const { pathname, search } = useLocation();
  const text = recordText(record);
  if (path === undefined) return text;
  const state: NavigationState = { from: pathname + search };
  return (
    <Link component={ScreenLink} to={path} state={state}>
      {text}
    </Link>
  );
}

/** Where the record is shown; undefined where it is gone or has no screen. */
function useRecordPath({ type, id, isThere, parentId }: ToldRecord): string | undefined {
  const area = use(AreasContext).find(({ name }) => name === type);
  return isThere ? area?.details?.(id, parentId ?? undefined) : undefined;
}
