import { useMemo } from 'react';
import { useParams } from 'react-router';
import { OwnerOutlet } from '../content/OwnerOutlet.tsx';
import { noticeOwner } from './notice.queries.ts';

/** Stands around the screens of one notice. */
export function NoticeOwner() {
  const { noticeId = '' } = useParams();
  return <OwnerOutlet owner={useMemo(() => noticeOwner(noticeId), [noticeId])} />;
}
