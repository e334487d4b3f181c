import type { BankMonth, Transfer } from './transfer.ts';

/** A month as a camt.053 file of ISO 20022, version 2, which most banks in Poland give. */
export function writeCamt(statement: BankMonth): string {
  const { account, month, thru, opening, closing, transfers } = statement;
  return `<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.02"><BkToCstmrStmt>
<GrpHdr><MsgId>${month}</MsgId><CreDtTm>${thru}T23:59:00</CreDtTm></GrpHdr>
<Stmt><Id>${month}</Id><Acct><Id><IBAN>PL${account}</IBAN></Id><Ccy>PLN</Ccy></Acct>
${balance('OPBD', `${month}-01`, opening)}
${balance('CLBD', thru, closing)}
${transfers.map(entry).join('\n')}
</Stmt></BkToCstmrStmt></Document>
`;
}

function entry({ day, amount, name, account, title, reference }: Transfer): string {
  const side = amount > 0 ? 'Dbtr' : 'Cdtr';
  const other =
    account === null ? '' : `<${side}Acct><Id><IBAN>PL${account}</IBAN></Id></${side}Acct>`;
  return `<Ntry>${money(amount)}<Sts>BOOK</Sts><BookgDt><Dt>${day}</Dt></BookgDt><ValDt><Dt>${day}</Dt></ValDt>
<AcctSvcrRef>${reference}</AcctSvcrRef><NtryDtls><TxDtls>
<RltdPties><${side}><Nm>${escaped(name)}</Nm></${side}>${other}</RltdPties>
<RmtInf><Ustrd>${escaped(title)}</Ustrd></RmtInf></TxDtls></NtryDtls></Ntry>`;
}

function balance(code: string, day: string, amount: number): string {
  return `<Bal><Tp><CdOrPrtry><Cd>${code}</Cd></CdOrPrtry></Tp>${money(amount)}<Dt><Dt>${day}</Dt></Dt></Bal>`;
}

function money(amount: number): string {
  const direction = amount < 0 ? 'DBIT' : 'CRDT';
  return `<Amt Ccy="PLN">${(Math.abs(amount) / 100).toFixed(2)}</Amt><CdtDbtInd>${direction}</CdtDbtInd>`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
