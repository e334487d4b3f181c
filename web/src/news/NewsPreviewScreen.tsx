import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { PreviewScreen } from '../content/PreviewScreen.tsx';
import { newsQuery } from './news.queries.ts';

/** A news entry as a reader gets it. */
export function NewsPreviewScreen() {
  const { newsId = '' } = useParams();
  const { data, error, refetch } = useQuery(newsQuery(newsId));
  const news = data?.reply;
  return (
    <PreviewScreen
      reading={news && { ...news, items: news.content.items }}
      error={error}
      retry={refetch}
    />
  );
}
