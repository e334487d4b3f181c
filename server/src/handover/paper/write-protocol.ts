import { amountFigures } from '@grzadka/contract/core/number/amount';
import { dayInWords } from '@grzadka/contract/core/time/day-in-words';
import { dayOf } from '@grzadka/contract/core/time/time-zone';
import { handoverGroundLabels } from '@grzadka/contract/handover/handover.record';
import { certificateText } from '#src/certificate/certificate.text.ts';
import { looks, mm, page } from '#src/core/paper/page.ts';
import { gaps, type Sheet } from '#src/core/paper/sheet.ts';
import { writeTable } from '#src/core/paper/table.ts';
import type { Sender } from '#src/statement/letter.ts';
import { dayInTable } from '#src/statement/statement.text.ts';
import { writeFacts } from '#src/statement/write-facts.ts';
import { writePlainHead } from '#src/statement/write-head.ts';
import { protocolText as text } from './protocol.text.ts';
import type { Protocol, ProtocolAccount } from './protocol.ts';

/** What a hand has to have room for, in points. */
const handHeight = mm(8);

/** Room for remarks that nobody has typed, and for three who sign, in points. */
const roomForRemarks = mm(24);
const roomToSign = mm(44);

/** Writes the protocol of a handover, for three to sign: docs/product/handovers.md#papers. */
export function writeProtocol(sheet: Sheet, sender: Sender, protocol: Protocol): void {
  writePlainHead(sheet, sender, protocol.madeOn);
  sheet.heading(1, text.title);
  writeWhat(sheet, protocol);
  writeParties(sheet, protocol);
  writeMeters(sheet, protocol);
  writePoints(sheet, protocol);
  writeAccounts(sheet, protocol);
  writeRemarks(sheet, protocol);
  writeSignatures(sheet);
}

function writeWhat(sheet: Sheet, { garden, area, ground, day, startDay }: Protocol): void {
  const place = { x: page.left, y: sheet.y, width: page.right - page.left };
  const facts = [
    [text.facts.garden, `${garden.name} (${garden.sector})`],
    [text.facts.area, text.area(area)],
    [text.facts.ground, handoverGroundLabels[ground]],
    [text.facts.lastDay, dayInWords(day)],
    [text.facts.firstDay, dayInWords(startDay)],
  ] as const;
  sheet.y = writeFacts(sheet, place, facts) + gaps.part;
}

function writeParties(sheet: Sheet, { parties, ground }: Protocol): void {
  const { heading, side, name, address, sides, nobody, nobodyComes } = text.parties;
  sheet.heading(2, heading);
  const isThere = (wanted: string) => parties.some((party) => party.side === wanted);
  if (parties.length > 0) {
    writeTable(
      sheet,
      [{ heading: side, width: 26 }, { heading: name, width: 62 }, { heading: address }],
      parties.map((party) => ({ cells: [sides[party.side], party.name, party.address] })),
      { rowHeight: handHeight },
    );
  }
  if (!isThere('leaving')) sheet.paragraph(nobody);
  if (isThere('coming')) return;
  // Somebody comes by these, who is not known yet: it is written in by hand.
  if (ground !== 'transfer' && ground !== 'lease') sheet.paragraph(nobodyComes);
  else writeTable(sheet, [{ heading: sides.coming }], [{ cells: [''] }], { rowHeight: handHeight });
}

function writeMeters(sheet: Sheet, protocol: Protocol): void {
  const { heading, name, serialNumber, seal, value, readOn, none, off } = text.meters;
  sheet.heading(2, heading);
  if (protocol.meters.length === 0) return sheet.paragraph(none);
  const rows = protocol.meters.map((meter) => ({
    cells: [
      meter.name,
      meter.serialNumber ?? '',
      meter.sealNumber ?? '',
      meter.isOff ? off : text.value(meter),
      meter.reading === null ? '' : dayInTable(dayOf(meter.reading.measuredAt)),
    ],
  }));
  const columns = [
    { heading: name },
    { heading: serialNumber, width: 34 },
    { heading: seal, width: 30 },
    { heading: value, width: 38, isFigure: true },
    { heading: readOn, width: 24 },
  ];
  writeTable(sheet, columns, rows, { rowHeight: handHeight });
}

function writePoints(sheet: Sheet, { points }: Protocol): void {
  const { heading, point: what, state, done } = text.points;
  if (points.length === 0) return;
  sheet.heading(2, heading);
  writeTable(
    sheet,
    [{ heading: what }, { heading: state, width: 80 }],
    points.map((point) => ({
      cells: [point.point, point.done === null ? '' : done(point.done.by, dayOf(point.done.at))],
    })),
    { rowHeight: handHeight },
  );
}

function writeAccounts(sheet: Sheet, protocol: Protocol): void {
  const words = text.accounts;
  const { accounts, draft, chargesReason, arrearsReason, madeOn } = protocol;
  sheet.heading(2, words.heading);
  if (!accounts.some(({ side }) => side === 'leaving')) sheet.paragraph(words.none);
  for (const account of accounts) writeAccount(sheet, account, madeOn);
  const notes = [
    draft === null ? null : words.draft(draft),
    chargesReason && words.withoutCharges(chargesReason),
    arrearsReason && words.despiteArrears(arrearsReason),
    ...comingNotes(protocol),
  ];
  for (const note of notes) if (note !== null) sheet.paragraph(note);
}

function comingNotes({ accounts, entryKinds, parties, state }: Protocol): string[] {
  const words = text.accounts;
  const comes = parties.some(({ side }) => side === 'coming');
  const hasAccount = accounts.some(({ side }) => side === 'coming');
  if (hasAccount || !comes || state !== 'open') return [];
  const fees = entryKinds.flatMap(({ name, amount, chosen }) =>
    chosen === null ? [] : [words.fee(name, chosen.amount ?? amount)],
  );
  return [words.notYet, ...(fees.length === 0 ? [] : [words.entry(fees)])];
}

function writeAccount(sheet: Sheet, account: ProtocolAccount, madeOn: string): void {
  const words = text.accounts;
  const { reference, side, balance, open, uncharged } = account;
  const owed = open.reduce((sum, part) => sum + part.open, 0);
  const overpaid = owed - balance;
  sheet.paragraph(words.account(reference, words.sides[side]), looks.strong);
  const told = [
    words.asOf(madeOn),
    owed > 0 ? words.owed(owed) : words.nothingOpen,
    overpaid > 0 ? words.overpaid(overpaid) : '',
  ];
  sheet.paragraph(told.filter((part) => part !== '').join(' '));
  if (owed > 0) {
    const kinds = Map.groupBy(open, ({ words: kind }) => kind);
    const columns = [{ heading: words.kind }, { heading: words.amount, width: 40, isFigure: true }];
    const rows = [...kinds].map(([kind, parts]) => ({
      cells: [kind, amountFigures(parts.reduce((sum, part) => sum + part.open, 0))],
    }));
    writeTable(sheet, columns, rows);
  }
  if (uncharged.length > 0) sheet.paragraph(certificateText.uncharged(uncharged));
}

/** What was typed, or room to write. */
function writeRemarks(sheet: Sheet, { remark }: Protocol): void {
  if (remark === null) sheet.makeRoom(roomForRemarks);
  sheet.heading(2, text.remarks.heading);
  if (remark !== null) return sheet.paragraph(remark);
  for (let line = 0; line < 2; line += 1) {
    sheet.y += handHeight;
    sheet.rule(sheet.y);
  }
  sheet.y += gaps.part;
}

/** Three lines beside each other, with who signs on which below it. */
function writeSignatures(sheet: Sheet): void {
  sheet.makeRoom(roomToSign);
  sheet.heading(2, text.signatures.heading);
  const gap = mm(8);
  const { sides } = text.signatures;
  const width = (page.right - page.left - gap * (sides.length - 1)) / sides.length;
  const y = sheet.y + mm(22);
  for (const [at, side] of sides.entries()) {
    const x = page.left + at * (width + gap);
    sheet.rule(y, { from: x, to: x + width });
    sheet.write(side, { x, y: y + 3, width }, { look: looks.note });
  }
  sheet.y = y + mm(8);
}
