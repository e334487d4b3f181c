import type { MessageLetter } from '@grzadka/server/src/message/letters/letter.ts';
import { printLetters } from '@grzadka/server/src/message/letters/letters-paper.ts';
import type { NoticeData } from '@grzadka/server/src/statement/letter.ts';
import { sender } from '@grzadka/server/test/message-letters.ts';
import { tellCost } from './tell-cost.ts';

// Letters of a message, printed in a process of its own: sends the cost to the process that forked it.

const [, , letters = '', noticeEvery = ''] = process.argv;

const madeOn = '2027-03-01';
const subject = 'Zawiadomienie o walnym zebraniu w dniu 27 marca 2027';

/** A page with some words that are the recipient's own. */
const bodyOf = (name: string, plot: string, amount: string) => `
  <p>Szanowni Państwo ${name},</p>
  <p>zarząd ogrodu zawiadamia, że <strong>walne zebranie</strong> odbędzie się <strong>27 marca 2027 o 10:00</strong> w świetlicy
  przy ul. Lipowej 3. Drugi termin: tego samego dnia o 10:30, bez względu na liczbę obecnych. Pisaliśmy o tym w sprawie działki
  ${plot}, na której do zapłaty jest ${amount}.</p>
  <h2>Porządek zebrania</h2>
  <ol><li>Otwarcie zebrania i wybór prezydium.</li>
  <li><p>Sprawozdania:</p><ul><li>zarządu z działalności w roku ubiegłym,</li>
  <li>komisji rewizyjnej z wnioskiem o <em>udzielenie absolutorium</em>, który wymaga zwykłej większości głosów,</li></ul></li>
  <li>Uchwały w sprawie opłat <u>na rok 2027</u> i planu pracy.</li><li>Wolne wnioski.</li></ol>
  <h3>Materiały</h3>
  <p>Projekty uchwał są na <a href="https://rod-pod-lipami.pl/walne">stronie ogrodu</a>; pytania przyjmuje
  <a href="mailto:zarzad@rod-pod-lipami.pl">zarzad@rod-pod-lipami.pl</a>.</p>
  <blockquote><p>Walne zebranie zwołuje zarząd raz w roku, w pierwszym kwartale, a zawiadamia o nim członków co najmniej 14 dni
  wcześniej.</p></blockquote>
  <p>Z poważaniem</p>`;

/** Of two parts, so that it asks by two codes. */
function noticeOf(at: number, addressee: readonly string[]): NoticeData {
  const half = 10_000 + at;
  const due = ['2027-06-30', '2099-06-30'];
  const run = { id: 'run', number: 'NL/2027/1', title: 'Opłaty 2027', issueDay: madeOn };
  const account = {
    id: String(at),
    number: at,
    reference: `GR${String(at).padStart(8, '0')}`,
    garden: { name: `${at}A`, sector: 'Sektor A' },
    holders: addressee.slice(0, 1),
    addressee,
    balance: 2 * half,
    open: due.map((dueOn) => ({
      id: dueOn,
      words: 'Opłata ogrodowa',
      number: run.number,
      dueOn,
      open: half,
    })),
  };
  return {
    account,
    madeOn,
    run: { ...run, periodFrom: '2027-01-01', periodThru: '2027-12-31' },
    lines: [{ words: `Opłata ogrodowa 2027: ${at} m² × 0,45 zł`, amount: 2 * half }],
    parts: due.map((dueOn) => ({ ids: [dueOn], dueOn, amount: half, open: half })),
  };
}

function* made(): Generator<MessageLetter> {
  for (let at = 0; at < Number(letters); at += 1) {
    const name = `Imię${at} Nazwisko${at}`;
    const addressee = [name, `ul. Kwiatowa ${at}`, '90-001 Łódź'];
    const garden = { name: `${at}A`, sector: 'Sektor A' };
    yield {
      id: String(at),
      addressee,
      facts: { references: [`GR${at}`], gardens: [garden], holders: [name] },
      subject,
      html: bodyOf(name, garden.name, `${at},17 zł`),
      madeOn,
      attachments: ['Projekt uchwały o opłatach.pdf'],
      generated: at % Number(noticeEvery) === 0 ? [noticeOf(at, addressee)] : [],
    };
  }
}

await tellCost(async () => printLetters({ sender, subject, isTwoSided: true }, made()));
