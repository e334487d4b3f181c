import { amountFigures } from '@grzadka/contract/core/number/amount';

/** A transfer of a statement; the amount in grosze, below zero where money left. */
export interface Transfer {
  readonly amount: number;
  readonly title: string;
  /** 'YYYY-MM-DD'. */
  readonly day?: string;
  /** The day it counts from, where that is another one. */
  readonly valueDay?: string;
  readonly name?: string;
  /** 26 digits. */
  readonly account?: string;
  readonly reference?: string;
}

let begun = 0;

/** What a statement opens with that goes on where no other one ended. */
function nextOpening(): number {
  begun += 1;
  return begun * 10_000_019;
}

/** A statement in MT940; without an opening balance, in grosze, it goes on where no other one ended. */
export function mt940(
  nrb: string,
  transfers: readonly Transfer[],
  opening: number = nextOpening(),
): string {
  const last = transfers.at(-1)?.day ?? usualDay;
  const sum = transfers.reduce((total, { amount }) => total + amount, 0);
  const balance = (tag: string, day: string, amount: number) =>
    `:${tag}:${amount < 0 ? 'D' : 'C'}${swiftDay(day)}PLN${swiftAmount(amount)}\n`;
  return [
    `:20:1\n:25:${nrb}\n`,
    balance('60F', transfers[0]?.day ?? usualDay, opening),
    ...transfers.map(
      ({ day = usualDay, valueDay = day, amount, title, name = usualName, account, reference }) =>
        `:61:${swiftDay(valueDay)}${swiftDay(day).slice(2)}${amount < 0 ? 'D' : 'C'}${swiftAmount(amount)}NTRF${reference ? `X//${reference}` : 'NONREF'}\n` +
        `:86:020?20${title}${account ? `?38${account}` : ''}?32${name}\n`,
    ),
    balance('62F', last, opening + sum),
  ].join('');
}

const usualDay = '2026-05-04';
const usualName = 'NOWAK JAN';

function swiftDay(day: string): string {
  return day.slice(2).replaceAll('-', '');
}

function swiftAmount(amount: number): string {
  return (Math.abs(amount) / 100).toFixed(2).replace('.', ',');
}

/** The same as a table of PKO BP, which does not name its account. */
export function pkoTable(transfers: readonly Transfer[]): string {
  const rows = transfers.map(
    ({ day = usualDay, amount, title, name = usualName, account }) =>
      `${day},${day},Przelew,"${amountFigures(amount).replaceAll('\u00A0', ' ')}",PLN,,${account ? `Rachunek nadawcy: ${account}` : ''},Nazwa nadawcy: ${name},"Tytuł: ${title}"`,
  );
  const heading =
    'Data operacji,Data waluty,Typ transakcji,Kwota,Waluta,Saldo po transakcji,Opis transakcji,,';
  return [heading, ...rows].join('\n');
}

/** The same in camt.053 of version 2, with balances. */
export function camt053(nrb: string, transfers: readonly Transfer[], opening = 0): string {
  const sum = transfers.reduce((total, { amount }) => total + amount, 0);
  const money = (amount: number) =>
    `<Amt Ccy="PLN">${(Math.abs(amount) / 100).toFixed(2)}</Amt><CdtDbtInd>${amount < 0 ? 'DBIT' : 'CRDT'}</CdtDbtInd>`;
  const balance = (code: string, amount: number, day: string) =>
    `<Bal><Tp><CdOrPrtry><Cd>${code}</Cd></CdOrPrtry></Tp>${money(amount)}<Dt><Dt>${day}</Dt></Dt></Bal>`;
  const party = (isIncoming: boolean, name: string, account: string | undefined) => {
    const role = isIncoming ? 'Dbtr' : 'Cdtr';
    const own = account ? `<${role}Acct><Id><IBAN>PL${account}</IBAN></Id></${role}Acct>` : '';
    return `<RltdPties><${role}><Nm>${name}</Nm></${role}>${own}</RltdPties>`;
  };
  const entries = transfers.map(
    ({ day = usualDay, amount, title, name = usualName, account, reference }) =>
      `<Ntry>${money(amount)}<Sts>BOOK</Sts><BookgDt><Dt>${day}</Dt></BookgDt><ValDt><Dt>${day}</Dt></ValDt>` +
      (reference ? `<AcctSvcrRef>${reference}</AcctSvcrRef>` : '') +
      `<NtryDtls><TxDtls>${party(amount > 0, name, account)}<RmtInf><Ustrd>${title}</Ustrd></RmtInf></TxDtls></NtryDtls></Ntry>\n`,
  );
  return [
    '<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.02"><BkToCstmrStmt><Stmt>\n',
    `<Acct><Id><IBAN>PL${nrb}</IBAN></Id><Ccy>PLN</Ccy></Acct>\n`,
    balance('OPBD', opening, transfers[0]?.day ?? usualDay),
    balance('CLBD', opening + sum, transfers.at(-1)?.day ?? usualDay),
    ...entries,
    '</Stmt></BkToCstmrStmt></Document>\n',
  ].join('');
}
