import { findingsEndpoints } from '@grzadka/contract/site/findings/findings.endpoints';
import { notFound } from '#src/core/errors/app-error.ts';
import type { AppContext } from '#src/core/http/app-context.ts';
import { findInEach, findPersonalData } from './findings/find-personal-data.ts';
import { type ReadTexts, textsOf } from './findings/stored-texts.ts';
import { textOfHtml } from './findings/text-of-html.ts';

/** The calls that tell of personal data before it is published: docs/product/site.md#personal-data. */
export function routes({ serve, db }: AppContext): void {
  const findInOne = async (read: ReadTexts, id: string) => {
    const [record] = await read(db, [id]);
    if (record === undefined) throw notFound();
    return { findings: await findPersonalData(db, record.texts) };
  };
  const findInChosen = async (read: ReadTexts, ids: readonly string[]) => {
    const records = await read(db, ids);
    const findings = await findInEach(
      db,
      records.map(({ texts }) => texts),
    );
    const looked = records.map(({ id }, index) => ({ id, findings: findings[index] ?? [] }));
    return { found: looked.filter((record) => record.findings.length > 0) };
  };
  const textsOfNews = textsOf('news');
  const textsOfNotices = textsOf('notice');
  const textsOfPageVersions = textsOf('pageVersion');

  serve(findingsEndpoints.news, ({ params }) => findInOne(textsOfNews, params.id));

  serve(findingsEndpoints.notice, ({ params }) => findInOne(textsOfNotices, params.id));

  serve(findingsEndpoints.pageVersion, ({ params }) => findInOne(textsOfPageVersions, params.id));

  serve(findingsEndpoints.chosenNews, ({ body }) => findInChosen(textsOfNews, body.ids));

  serve(findingsEndpoints.chosenNotices, ({ body }) => findInChosen(textsOfNotices, body.ids));

  serve(findingsEndpoints.chosenPageVersions, ({ body }) =>
    findInChosen(textsOfPageVersions, body.ids),
  );

  serve(findingsEndpoints.typed, async ({ body: { title, html, alt } }) => ({
    findings: await findPersonalData(db, [
      ...(title === undefined ? [] : [{ place: 'title' as const, text: title }]),
      ...(html === undefined ? [] : [{ place: null, text: textOfHtml(html) }]),
      ...(alt === undefined ? [] : [{ place: null, text: alt }]),
    ]),
  }));
}
