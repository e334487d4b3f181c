import { newEntryTitle } from '@grzadka/contract/content/entry.model';
import { newsEndpoints } from '@grzadka/contract/news/news.endpoints';
import { paths } from '../app/paths.ts';
import { EntryListScreen } from '../content/EntryListScreen.tsx';
import { entryColumns } from '../content/entry-columns.ts';
import { useMay } from '../core/access/useMay.ts';
import { call } from '../core/api/call.ts';
import { newsSource } from './news.queries.ts';
import { newsText } from './news.text.ts';

/** The news. */
export function NewsListScreen() {
  return (
    <EntryListScreen
      title={newsText.list}
      source={newsSource}
      columns={entryColumns}
      mayWrite={useMay('news:write')}
      create={() => call(newsEndpoints.create, { body: { title: newEntryTitle } })}
      remove={({ id }) => call(newsEndpoints.delete, { params: { id } })}
      editPath={paths.newsEdit}
    />
  );
}
