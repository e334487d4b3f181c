/** What documents of cash are called where nobody says otherwise. */
export const documentWords = {
  payment: 'Wpłata',
  refund: 'Zwrot nadpłaty',
  cost: (category: string) => `Koszt: ${category}`,
  income: (category: string) => `Przychód: ${category}`,
  toBank: 'Wpłata gotówki na rachunek bankowy',
} as const;

/** The longest words of a document, in characters. */
const longest = 300;

/** The words of a payment by what it covers: 'Wpłata: Opłata ogrodowa, Opłata wodna' (docs/product/payments.md#receive). */
export function receiptWords(
  parts: readonly { readonly feeKind: string | null; readonly covered: number }[],
): string {
  const kinds = parts.flatMap(({ feeKind, covered }) =>
    covered > 0 && feeKind !== null ? [feeKind] : [],
  );
  let words: string = documentWords.payment;
  for (const [at, kind] of [...new Set(kinds)].entries()) {
    const longer = `${words}${at === 0 ? ': ' : ', '}${kind}`;
    if (longer.length > longest) break;
    words = longer;
  }
  return words;
}
