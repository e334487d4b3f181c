import { foldLetters } from '#src/core/fold-text.ts';

/**
 * An amount in grosze, below zero with a minus: '2158,69', '2 158.69 zł', '2.158,69', '−50 zl' and '50 złotych', but not '210', which is a
 * plot.
 */
export function amountIn(phrase: string): number | undefined {
  const written = foldLetters(phrase).replace(/[.,;]$/, '');
  const bare = written.replace(/(?:zl(?:ot(?:y|e|ych))?|pln)$/, '').trimEnd();
  const [, sign = '', digits = ''] = /^([+\p{Pd}\u2212]?)\s?(\d[\d\s.,]*)$/u.exec(bare) ?? [];
  const [, zlote, grosze] =
    /^(\d{1,10}|\d{1,3}(?:\s?\d{3}){1,3}|\d{1,3}(?:[.,]\d{3}){1,3})(?:[.,](\d\d))?$/.exec(digits) ??
    [];
  if (zlote === undefined || (grosze === undefined && bare === written)) return undefined;
  const amount = Number(zlote.replace(/\D/g, '')) * 100 + Number(grosze ?? 0);
  return /^[\p{Pd}\u2212]/u.test(sign) ? -amount : amount;
}

/** What people write in front of a phone, without its signs. */
const beforePhone = /^(?:nr|numer|telefonu?|tel|komorkowy|komorka|kom)*/;

/** '601 234 567', '(+48) 601-234-567', '+48 (0) 601 234 567', '0601234567' and 'nr tel. 601234567', as parties have it. */
export function phoneIn(phrase: string): string | undefined {
  const digits = foldLetters(phrase)
    .replace(/[\s\p{Pd}()./:]/gu, '')
    .replace(beforePhone, '')
    .replace(/^(?:\+|00)/, '');
  const [, national] = /^(?:48)?0?(\d{9})$/.exec(digits) ?? [];
  if (national !== undefined) return `48${national}`;
  return /^\d{11}$/.test(digits) ? digits : undefined;
}

/** Parts of an e-mail address; what is not there is undefined. */
export interface EmailParts {
  readonly email: string | undefined;
  /** What the local part may begin with. */
  readonly localPart: string | undefined;
  /** What the domain may begin with. */
  readonly domain: string | undefined;
}

/** A part without '@' has to be as long to mean one. */
const shortestPart = 3;

/**
 * What a phrase may be of an e-mail address, which has no blanks, also as it is copied from a letter: '<jan@x.pl>',
 * 'Jan Kowalski <jan@x.pl>', 'e-mail: jan@x.pl'.
 */
export function emailPartsIn(phrase: string): EmailParts {
  const none = { email: undefined, localPart: undefined, domain: undefined };
  const address = (/<([^<>]*)>$/.exec(phrase)?.[1] ?? phrase).replace(
    /^(?:mailto:|e-?mail(?::|\s)\s*)/i,
    '',
  );
  if (/\s/.test(address)) return none;
  if (address.includes('@')) {
    const email = address.replace(/[.,;]$/, '');
    return { ...none, email, domain: /^@(.+)$/.exec(email)?.[1] };
  }
  return address.length < shortestPart ? none : { ...none, localPart: address, domain: address };
}
