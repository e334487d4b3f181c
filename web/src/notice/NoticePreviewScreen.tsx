import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { PreviewScreen } from '../content/PreviewScreen.tsx';
import { noticeQuery } from './notice.queries.ts';

/** A notice as a reader gets it. */
export function NoticePreviewScreen() {
  const { noticeId = '' } = useParams();
  const { data, error, refetch } = useQuery(noticeQuery(noticeId));
  const notice = data?.reply;
  return (
    <PreviewScreen
      reading={notice && { ...notice, items: notice.content.items }}
      error={error}
      retry={refetch}
    />
  );
}
