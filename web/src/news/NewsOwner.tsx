import { useMemo } from 'react';
import { useParams } from 'react-router';
import { OwnerOutlet } from '../content/OwnerOutlet.tsx';
import { newsOwner } from './news.queries.ts';

/** Stands around the screens of one news entry. */
export function NewsOwner() {
  const { newsId = '' } = useParams();
  return <OwnerOutlet owner={useMemo(() => newsOwner(newsId), [newsId])} />;
}
