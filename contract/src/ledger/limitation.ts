/** How many years after that of its due day a periodic claim ends (Civil Code, article 118). */
const years = 3;

/**
 * The last day on which a part of a debt can be claimed that was due on a day, both 'YYYY-MM-DD': the last of the third year after. It is
 * shown, and never applied (docs/product/debtors.md#limitation).
 */
export function limitedOn(dueOn: string): string {
  return `${Number(dueOn.slice(0, 'YYYY'.length)) + years}-12-31`;
}

/** Whether a claim ends in the year of `today`, or has ended. */
export function endsThisYear(dueOn: string, today: string): boolean {
  return limitedOn(dueOn).slice(0, 'YYYY'.length) <= today.slice(0, 'YYYY'.length);
}

/** When a part of a debt can be claimed no more, in words: 'Przedawnia się 31.12.2030'. */
export function limitationInWords(dueOn: string): string {
  return `Przedawnia się ${limitedOn(dueOn).split('-').toReversed().join('.')}`;
}
