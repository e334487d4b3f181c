import { findingsEndpoints } from '@grzadka/contract/site/findings/findings.endpoints';
import type { AppContext } from '#src/core/http/app-context.ts';
import { findPersonalData } from './findings/find-personal-data.ts';
import { textsOfEntry, textsOfPageVersion } from './findings/stored-texts.ts';
import { textOfHtml } from './findings/text-of-html.ts';

/** The calls that tell of personal data before it is published: docs/product/site.md#personal-data. */
export function routes({ serve, db }: AppContext): void {
  serve(findingsEndpoints.news, async ({ params }) => ({
    findings: await findPersonalData(db, await textsOfEntry(db, 'news', params.id)),
  }));

  serve(findingsEndpoints.notice, async ({ params }) => ({
    findings: await findPersonalData(db, await textsOfEntry(db, 'notice', params.id)),
  }));

  serve(findingsEndpoints.pageVersion, async ({ params }) => ({
    findings: await findPersonalData(db, await textsOfPageVersion(db, params.id)),
  }));

  serve(findingsEndpoints.typed, async ({ body: { title, html, alt } }) => ({
    findings: await findPersonalData(db, [
      ...(title === undefined ? [] : [{ place: 'title' as const, text: title }]),
      ...(html === undefined ? [] : [{ place: null, text: textOfHtml(html) }]),
      ...(alt === undefined ? [] : [{ place: null, text: alt }]),
    ]),
  }));
}
