import type { MessageLetter } from '#src/message/letters/letter.ts';
import type { LetterAccount, NoticeData, Sender } from '#src/statement/letter.ts';

/** Who sends the letters of tests, and of the bench. */
export const sender: Sender = {
  name: 'ROD „Pod Lipami”',
  shortName: 'ROD POD LIPAMI',
  nip: '8567346215',
  bankAccount: '61109010140000071219812874',
  virtualAccountPrefix: null,
  street: 'Lipowa',
  houseNumber: '3',
  postalCode: '90-001',
  city: 'Łódź',
  phone: '48601234567',
  email: 'zarzad@example.com',
  addressWindow: 'right',
  logo: null,
};

const madeOn = '2027-03-01';

/** A letter of a message; what is not stated is short and plain. */
export function letterOf(changes: Partial<MessageLetter>): MessageLetter {
  return {
    id: 'letter',
    addressee: ['Łucja Żółć', 'ul. Ćmy 7/2', '00-950 Warszawa'],
    facts: { references: [], gardens: [], holders: [] },
    subject: 'Walne zebranie',
    html: '<p>Treść pisma.</p>',
    madeOn,
    attachments: [],
    generated: [],
    ...changes,
  };
}

/** A notice of 240,63 zł, all of it open and due at once. */
export function noticeOf(changes: Partial<LetterAccount>): NoticeData {
  const amount = 240_63;
  const dueOn = '2027-06-30';
  const number = 'NL/2027/1';
  const run = { id: 'run', number, title: 'Opłaty 2027', issueDay: madeOn };
  const account: LetterAccount = {
    id: 'account',
    number: 123,
    reference: 'GR00012320',
    garden: { name: '12A', sector: 'Sektor A' },
    holders: ['Łucja Żółć'],
    addressee: null,
    balance: amount,
    open: [{ id: 'part', words: 'Opłata ogrodowa', number, dueOn, open: amount }],
    ...changes,
  };
  return {
    account,
    madeOn,
    run: { ...run, periodFrom: '2027-01-01', periodThru: '2027-12-31' },
    lines: [{ words: 'Opłata ogrodowa 2027', amount }],
    parts: [{ ids: ['part'], dueOn, amount, open: amount }],
  };
}
