import { findingsEndpoints } from '@grzadka/contract/site/findings/findings.endpoints';
import { notFound } from '#src/core/errors/app-error.ts';
import type { AppContext } from '#src/core/http/app-context.ts';
import { findInTyped } from './findings/find-in-typed.ts';
import { findInEach, findPersonalData } from './findings/find-personal-data.ts';
import { type ReadTexts, storedTexts } from './findings/stored-texts.ts';

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
  serve(findingsEndpoints.news, ({ params }) => findInOne(storedTexts.news, params.id));

  serve(findingsEndpoints.notice, ({ params }) => findInOne(storedTexts.notice, params.id));

  serve(findingsEndpoints.pageVersion, ({ params }) =>
    findInOne(storedTexts['page-version'], params.id),
  );

  serve(findingsEndpoints.chosenNews, ({ body }) => findInChosen(storedTexts.news, body.ids));

  serve(findingsEndpoints.chosenNotices, ({ body }) => findInChosen(storedTexts.notice, body.ids));

  serve(findingsEndpoints.chosenPageVersions, ({ body }) =>
    findInChosen(storedTexts['page-version'], body.ids),
  );

  serve(findingsEndpoints.typed, async ({ body }) => ({ findings: await findInTyped(db, body) }));
}
