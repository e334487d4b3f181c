import type { BankMonth, Transfer } from './transfer.ts';

/** How many characters of a title or a name stand in one sub-field. */
const pieceLength = 27;

/** A month as an MT940 file with the sub-field mark '?', as several banks in Poland write it, in Windows-1250. */
export function writeMt940({ account, month, thru, opening, closing, transfers }: BankMonth) {
  const inFigures = shortDay(thru);
  return [
    `:20:ST${inFigures}`,
    `:25:/PL${account}`,
    `:28C:${month.slice(5)}`,
    `:60F:${balance(`${month}-01`, opening)}`,
    ...transfers.flatMap(operation),
    `:62F:${balance(thru, closing)}`,
    '-',
    '',
  ].join('\r\n');
}

function operation({ day, amount, name, account, title, reference }: Transfer): string[] {
  const sign = amount > 0 ? 'C' : 'D';
  return [
    `:61:${shortDay(day)}${day.slice(5).replace('-', '')}${sign}${decimals(amount)}NTRFNONREF//${reference}`,
    `:86:020?00${account === null ? 'OPŁATA' : 'PRZELEW'}`,
    ...pieces(title, 20, 6),
    ...pieces(name, 32, 2),
    ...(account === null ? [] : [`?38PL${account}`]),
  ];
}

function pieces(text: string, from: number, most: number): string[] {
  return Array.from({ length: most }, (_, index) => {
    const piece = text.slice(index * pieceLength, (index + 1) * pieceLength);
    return piece === '' ? [] : [`?${from + index}${piece}`];
  }).flat();
}

function balance(day: string, amount: number): string {
  return `${amount < 0 ? 'D' : 'C'}${shortDay(day)}PLN${decimals(amount)}`;
}

/** '261130'. */
function shortDay(day: string): string {
  return day.slice(2).replaceAll('-', '');
}

/** '223,51', without a sign. */
function decimals(amount: number): string {
  return (Math.abs(amount) / 100).toFixed(2).replace('.', ',');
}
