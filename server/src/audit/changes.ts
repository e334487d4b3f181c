/** Fields of a record by name. */
type Fields = Record<string, unknown>;

/** The fields of `after` in which two forms of a record differ, as they were and as they are. */
export function changesBetween<After extends object>(
  before: Record<keyof After, unknown>,
  after: After,
): { before: Fields; after: Fields } {
  const was: Fields = before;
  const changed = Object.entries(after).filter(([name, value]) => was[name] !== value);
  return {
    before: Object.fromEntries(changed.map(([name]) => [name, was[name]])),
    after: Object.fromEntries(changed),
  };
}
