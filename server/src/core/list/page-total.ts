import type { ListDefinition, ListRequest } from '@grzadka/contract/core/list/list';
import type { Total } from './remembered-totals.ts';

type Asked = Pick<ListRequest<ListDefinition>, 'total' | 'limit' | 'offset'>;

/** What the statement of a page returned besides its items. */
interface PageFacts {
  readonly count: number;
  readonly correction: string | null | undefined;
}

/**
 * The total of a list whose page was asked for; null where it may come later and has to be counted
 * (docs/product/rules.md#lists). A page that is not full is the last one, and gives the total by itself. `page` is absent where
 * the page was read elsewhere.
 */
export async function pageTotal(
  total: Total,
  { total: wish, limit, offset }: Asked,
  page?: PageFacts,
): Promise<number | null> {
  if (page && page.count < limit && (page.count > 0 || offset === 0)) return offset + page.count;
  const correction = page?.correction;
  if (wish !== 'later') return total.counted(correction);
  return (await total.known(correction)) ?? null;
}
