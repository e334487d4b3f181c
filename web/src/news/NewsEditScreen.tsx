import { newsEndpoints } from '@grzadka/contract/news/news.endpoints';
import { useParams } from 'react-router';
import { paths } from '../app/paths.ts';
import { ContentManager } from '../content/ContentManager.tsx';
import { entryText } from '../content/entry.text.ts';
import { useOwnerForm } from '../content/useOwnerForm.ts';
import { call } from '../core/api/call.ts';
import { FormScreen } from '../core/form/FormScreen.tsx';
import { FormTextField } from '../core/form/fields/TextField.tsx';
import { PublicationFields } from '../core/publication/PeriodFields.tsx';
import { newsQuery, newsSource } from './news.queries.ts';
import { newsText } from './news.text.ts';

/** The title, dates and content of a news entry. */
export function NewsEditScreen() {
  const { newsId = '' } = useParams();
  const { data, form } = useOwnerForm({
    query: newsQuery(newsId),
    source: newsSource,
    rowId: newsId,
    back: paths.news,
    savedText: entryText.saved,
  });
  const news = data?.reply;
  return (
    <FormScreen
      {...form}
      title={newsText.edit}
      endpoint={newsEndpoints.update}
      defaultValues={
        news && {
          id: newsId,
          title: news.title,
          publicationFromDate: news.publicationFromDate,
          publicationThruDate: news.publicationThruDate,
        }
      }
      submit={(body, options) => call(newsEndpoints.update, { body }, options)}
      below={news && <ContentManager items={news.content.items} />}
    >
      <FormTextField name="title" label={entryText.title} autoFocus />
      <PublicationFields />
    </FormScreen>
  );
}
