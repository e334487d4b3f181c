/** Whom an entry of the audit is about, where that is not the row itself but what it belongs to. */
export interface Subject {
  readonly type: string;
  readonly id: string;
}

/** About another record than the row itself, the entry names the row among its fields. */
export function entryAbout(
  own: Subject,
  subject: Subject | undefined,
  { before, after }: { before: object | null; after: object | null },
) {
  const { type: recordType, id } = subject ?? own;
  const named = subject && { id: own.id };
  return {
    recordType,
    recordId: id,
    before: before && { ...named, ...before },
    after: after && { ...named, ...after },
  };
}
