import type { ListDefinition, ListRequest } from '@grzadka/contract/core/list/list';
import type { Total } from './remembered-totals.ts';

type Asked = Pick<ListRequest<ListDefinition>, 'total' | 'limit' | 'offset'>;

/** What the statement of a page told besides its items. */
interface PageFacts {
  readonly count: number;
  readonly correction: string | null | undefined;
}

/**
 * The total of the list of which a page was asked for; null where it may come later and has to be counted
 * (docs/product/rules.md#lists). A page that is not full is the last one, and tells it by itself. Without `page` that was
 * read elsewhere, and says nothing of it.
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
