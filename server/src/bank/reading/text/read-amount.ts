import { largestAmount } from '@grzadka/contract/core/money/grosze';

const asPrinted =
  /^(?<sign>[+\-\u2212\u2013]?) ?(?:(?<plain>\d+)|(?<blanks>\d{1,3}(?: \d{3})+)|(?<dots>\d{1,3}(?:\.\d{3})+)(?=,))(?:[.,](?<decimals>\d{1,2}))?(?: ?(?:PLN|zł))?$/i;

/**
 * An amount as banks print it in tables, '−42.90', '+1000.00', '1 234,56', '1.234,56' or '5 000,00 PLN', in grosze; null
 * for anything else, as for '1.234', which could be either (docs/product/bank.md#csv).
 */
export function readAmount(text: string): number | null {
  const { sign, plain, blanks, dots, decimals } =
    asPrinted.exec(text.replace(/[\s']+/g, (blank) => (blank.includes("'") ? '' : ' ')).trim())
      ?.groups ?? {};
  const whole = (plain ?? blanks ?? dots)?.replace(/[ .]/g, '');
  return whole === undefined ? null : inGrosze(sign !== '' && sign !== '+', whole, decimals);
}

/** An amount as MT940 has it: '1234,56', '1234,' or '1234,5'; in grosze. */
export function readSwiftAmount(text: string): number | null {
  const [, whole, decimals] = /^(\d{1,15})(?:[,.](\d{0,2}))?$/.exec(text) ?? [];
  return whole === undefined ? null : inGrosze(false, whole, decimals);
}

/** An amount as XML has it: '1234.56', with zeros behind its grosze or without; in grosze. */
export function readXmlAmount(text: string): number | null {
  const [, whole, decimals] = /^\+?(\d{1,18})(?:\.(\d{0,2})0*)?$/.exec(text.trim()) ?? [];
  return whole === undefined ? null : inGrosze(false, whole, decimals);
}

/** The currency a cell names, in capitals; null where it names none. */
export function currencyOf(text: string): string | null {
  return /(?:^|[\d\s])([A-Z]{3})$/i.exec(text.trim())?.[1]?.toUpperCase() ?? null;
}

function inGrosze(isNegative: boolean, whole: string, decimals = ''): number | null {
  const amount = Number(whole) * 100 + Number(decimals.padEnd(2, '0'));
  if (amount > largestAmount) return null;
  return isNegative && amount !== 0 ? -amount : amount;
}
