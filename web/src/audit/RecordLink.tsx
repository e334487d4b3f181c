import type { ToldRecord } from '@grzadka/contract/core/told-record';
import { use } from 'react';
import { AreasContext } from '../core/area.ts';
import { TextLink } from '../core/ui/screen/TextLink.tsx';
import { recordText } from './audit.text.ts';

/** The record that an entry is about; it leads to its screen while it is there. */
export function RecordLink({ record }: { record: ToldRecord }) {
  const path = useRecordPath(record);
  const text = recordText(record);
  if (path === undefined) return text;
  return (
    <TextLink isReturning to={path}>
      {text}
    </TextLink>
  );
}

/** Where the record is shown; undefined where it is gone or has no screen. */
function useRecordPath({ type, id, isThere, parentId }: ToldRecord): string | undefined {
  const area = use(AreasContext).find(({ name }) => name === type);
  return isThere ? area?.details?.(id, parentId ?? undefined) : undefined;
}
