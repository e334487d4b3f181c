import type { Operation } from './document.ts';

/** The ids that name one record, by the names that parameters and fields have for them. */
type Named = Readonly<Record<string, string>>;

/** Records that exist, or did, by their kind. */
export type RecordPool = Map<string, Named[]>;

const ownIdNames: Readonly<Record<string, readonly string[]>> = {
  news: ['id', 'newsId'],
  notice: ['id', 'noticeId'],
  pageVersion: ['id', 'pageVersionId'],
  login: ['loginId'],
};

/** The kind that an id names outside of its own area's calls. */
const kindOfField: Readonly<Record<string, string>> = {
  gardenId: 'garden',
  partyId: 'party',
  meterId: 'meter',
  measurementId: 'measurement',
  replacementMeterId: 'meter',
  zoneId: 'zone',
  campaignId: 'campaign',
  fromZoneId: 'zone',
  fileId: 'file',
  documentId: 'file',
  feeKindId: 'fee-kind',
  settlementId: 'settlement',
  templateId: 'message-template',
  chargeRunId: 'charge-run',
  resolutionId: 'resolution',
  cashBoxId: 'cash-box',
  bankAccountId: 'bank-account',
  bankProfileId: 'bank-profile',
  costCategoryId: 'cost-category',
  supplierId: 'party',
  incomeCategoryId: 'income-category',
  paymentId: 'payment',
  newsId: 'news',
  noticeId: 'notice',
  pageVersionId: 'pageVersion',
};

/** Takes a record into the pool; `owner` are the ids of what it belongs to. */
export function addToPool(
  pool: RecordPool,
  kind: string,
  { id, owner = {} }: { id: string; owner?: Named },
): void {
  const names = kind.endsWith('Item') ? ['itemId', 'contentItemId'] : (ownIdNames[kind] ?? ['id']);
  const named = { ...owner, ...Object.fromEntries(names.map((name) => [name, id])) };
  pool.set(kind, [...(pool.get(kind) ?? []), named]);
}

/** The id for a field of a call: that of the record with the number `pick`, or of none. */
export function idFor(
  pool: RecordPool,
  { operation, field, pick }: { operation: Operation; field: string; pick: number },
): string {
  const at = (kind: string) => {
    const records = pool.get(kind) ?? [];
    return records[pick % Math.max(records.length, 1)];
  };
  const other = at(kindOfField[field] ?? '');
  return (
    at(kindOf(operation))?.[field] ??
    other?.[field] ??
    other?.['id'] ??
    '00000000-0000-7000-8000-000000000000'
  );
}

/** The kind of record that a call is about. */
function kindOf({ path, parameters, requestBody }: Operation): string {
  const [schema] = Object.values(requestBody?.content ?? {}).map((content) => content.schema);
  const fields = new Set([
    ...parameters.map(({ name }) => name),
    ...Object.keys(schema?.properties ?? {}),
  ]);
  const owner = ownerOf(path, fields);
  return fields.has('itemId') || fields.has('contentItemId') ? `${owner}Item` : owner;
}

/** The kind of record that a create makes. */
export function createdKind({ path }: Operation): string {
  if (/^\/api\/meter\/(replace|put-on)$/.test(path)) return 'installation';
  if (/^\/api\/meter\/(add|reverse)-measurement$/.test(path)) return 'measurement';
  const ofGarden = rowOfGarden(path);
  if (ofGarden !== undefined) return ofGarden;
  const owner = path.startsWith('/api/page/') ? 'pageVersion' : areaOf(path);
  return /\/content\/item\/add-/.test(path) ? `${owner}Item` : owner;
}

function ownerOf(path: string, fields: ReadonlySet<string>): string {
  // What the site is asked about a record names its kind in the path.
  const [, asked] = /^\/api\/site\/findings\/([\w-]+)/.exec(path) ?? [];
  if (asked !== undefined) return asked === 'page-version' ? 'pageVersion' : asked;
  return fields.has('pageVersionId') ? 'pageVersion' : (rowOfGarden(path) ?? areaOf(path));
}

/** What the calls among those of the gardens are about that add and delete rows of their histories. */
function rowOfGarden(path: string): string | undefined {
  const [, row] = /^\/api\/garden\/(?:add|set|delete)-(area|facts)/.exec(path) ?? [];
  return row === undefined ? undefined : `garden-${row}`;
}

function areaOf(path: string): string {
  return path.split('/')[2] ?? '';
}
