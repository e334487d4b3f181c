import {
  day,
  instant,
  money,
  number,
  record,
  text,
} from '@grzadka/contract/core/record/record-fields';
import { sql } from 'kysely';
import { erasedIfAny, erasedName, erasedText, type RegistryPiece } from './table-data.ts';

/** What is charged, paid and owed. */
export const moneyData = {
  resolution: { whose: 'what the garden decided', texts: { search: 'derived' } },
  feeKind: { whose: 'what is charged for', texts: { search: 'derived' } },
  tariff: {
    whose: 'what a fee kind costs',
    texts: { terms: 'not-personal', instalments: 'not-personal' },
  },
  interestRate: { whose: 'a rate of interest' },
  chargeRun: {
    whose: 'about many at once; what it charged a person stands among the charges',
    texts: {
      feeKindIds: 'not-personal',
      sectorIds: 'not-personal',
      gardenIds: 'not-personal',
      settlementIds: 'not-personal',
      dueDays: 'not-personal',
      approvalRefusal: 'not-personal',
    },
    stays: { note: 'about many at once', reversalReason: 'about many at once' },
  },
  charge: {
    heading: 'Należności',
    whose: ({ isAccountThen }) => isAccountThen(sql`charge.settlement_id`, sql`charge.issue_day`),
    fields: {
      number: text('Numer', 'not-personal'),
      settlementId: record('Konto rozliczeniowe', 'settlement'),
      gardenId: record('Działka', 'garden'),
      feeKindId: record('Rodzaj opłaty', 'fee-kind'),
      issueDay: day('Wystawiona'),
      periodFrom: day('Za czas od'),
      periodThru: day('Za czas do'),
      amountGrosz: money('Kwota'),
      onceTitle: text('Tytuł', 'not-personal'),
      reversedOn: day('Storno'),
      reversalReason: text('Przyczyna storna', 'personal'),
    },
    erased: { name: { set: { reversalReason: erasedIfAny(sql`reversal_reason`) } } },
  },
  chargeLine: {
    heading: 'Jak obliczono należności',
    whose: ({ isAccountThen }) => sql`charge_line.charge_id in (
      select id from charge where ${isAccountThen(sql`charge.settlement_id`, sql`charge.issue_day`)}
    )`,
    fields: {
      words: text('Obliczenie', 'personal'),
      quantity: text('Ilość', 'not-personal'),
      unit: text('Jednostka', 'not-personal'),
      rate: text('Stawka', 'not-personal'),
      amountGrosz: money('Kwota'),
    },
    texts: { basis: 'derived' },
    stays: { words: 'made by the program, of amounts and rates' },
  },
  chargeAmount: {
    heading: 'Kwoty podane do naliczenia',
    whose: ({ isAccount }) => isAccount(sql`charge_amount.settlement_id`),
    erased: { name: { set: { description: erasedIfAny(sql`description`) } } },
  },
  chargeRunSettlement: {
    whose:
      'follows from the settings of a run, by a calculation; what it charged stands among the charges',
    texts: {
      gardenName: 'not-personal',
      sectorId: 'not-personal',
      charges: 'derived',
      stretches: 'derived',
      unheld: 'derived',
      blocked: 'derived',
      noted: 'derived',
      skipReason: 'personal',
    },
    erased: {
      name: {
        where: ({ isOwnAccount }) => isOwnAccount(sql`charge_run_settlement.settlement_id`),
        set: { skipReason: erasedIfAny(sql`skip_reason`) },
      },
    },
  },
  interestNoted: {
    heading: 'Naliczone odsetki',
    whose: ({ isAccountThen }) =>
      isAccountThen(sql`interest_noted.settlement_id`, sql`interest_noted.last_day`),
    fields: {
      firstDay: day('Od'),
      lastDay: day('Do'),
      amountGrosz: money('Odsetki'),
      waivedGrosz: money('Darowano'),
    },
  },
  interestWaiver: {
    heading: 'Darowane odsetki',
    whose: ({ isAccount }) => isAccount(sql`interest_waiver.settlement_id`),
    erased: { name: { set: { reason: erasedText } } },
  },
  ledgerEntry: {
    heading: 'Księgowania',
    whose: ({ isAccountThen }) => sql`ledger_entry.id in (
      select entry_id from ledger_line
      where ${isAccountThen(sql`ledger_line.settlement_id`, sql`ledger_line.posting_day`)}
    )`,
    fields: {
      number: text('Numer dokumentu', 'not-personal'),
      postingDay: day('Zaksięgowano'),
      effectiveDay: day('Wpłynęło'),
      description: text('Opis', 'personal'),
    },
    erased: {
      name: {
        where: ({ isOwnAccount }) => sql`in_own_words and ledger_entry.id in (
          select entry_id from ledger_line where ${isOwnAccount(sql`ledger_line.settlement_id`)}
        )`,
        set: { description: erasedText },
      },
    },
  },
  ledgerLine: {
    heading: 'Kwoty na kontach rozliczeniowych',
    whose: ({ isAccountThen }) =>
      isAccountThen(sql`ledger_line.settlement_id`, sql`ledger_line.posting_day`),
    fields: {
      settlementId: record('Konto rozliczeniowe', 'settlement'),
      postingDay: day('Zaksięgowano'),
      amountGrosz: money('Kwota'),
    },
  },
  openItem: {
    heading: 'Terminy płatności',
    whose: ({ isAccountThen }) =>
      isAccountThen(sql`open_item.settlement_id`, sql`open_item.posting_day`),
    fields: {
      settlementId: record('Konto rozliczeniowe', 'settlement'),
      feeKindId: record('Rodzaj opłaty', 'fee-kind'),
      description: text('Opis', 'personal'),
      dueOn: day('Termin'),
      amountGrosz: money('Kwota'),
      openGrosz: money('Do zapłaty'),
    },
    erased: {
      name: {
        where: ({ isOwnAccount }) => isOwnAccount(sql`open_item.settlement_id`),
        set: { description: erasedIfAny(sql`description`) },
      },
    },
  },
  allocation: {
    heading: 'Które należności pokryły wpłaty',
    whose: ({ isAccountThen }) =>
      isAccountThen(sql`allocation.settlement_id`, sql`allocation.made_on`),
    fields: {
      amountGrosz: money('Kwota'),
      madeOn: day('Dzień'),
      releasedOn: day('Cofnięto'),
    },
  },
  debtor: {
    whose: 'follows from what is posted',
    texts: { gardenName: 'derived', sectorId: 'derived' },
  },
  debtorDay: { whose: 'a day' },
  writeOff: {
    heading: 'Umorzenia',
    whose: ({ isAccount }) => sql`write_off.id in (
      select entry_id from ledger_line where ${isAccount(sql`ledger_line.settlement_id`)}
    )`,
    fields: { resolutionId: record('Uchwała', 'resolution') },
  },
  paymentPlan: {
    heading: 'Raty',
    whose: ({ isAccount }) => isAccount(sql`payment_plan.settlement_id`),
    erased: { name: { set: { cancelReason: erasedIfAny(sql`cancel_reason`) } } },
  },
  paymentPlanRate: {
    heading: 'Terminy rat',
    whose: ({ isAccount }) => sql`payment_plan_rate.plan_id in (
      select id from payment_plan where ${isAccount(sql`payment_plan.settlement_id`)}
    )`,
    fields: { place: number('Rata'), dueOn: day('Termin'), amountGrosz: money('Kwota') },
  },
  paymentPlanPart: { whose: 'what of a plan covers which debt; the plan is told' },
  certificate: {
    heading: 'Zaświadczenia o niezaleganiu',
    whose: ({ isAccountThen }) =>
      isAccountThen(sql`certificate.settlement_id`, sql`certificate.issued_on`),
    fields: {
      number: text('Numer', 'not-personal'),
      issuedOn: day('Dzień'),
      settlementId: record('Konto rozliczeniowe', 'settlement'),
      contents: text('Treść', 'personal'),
    },
    texts: { issuedBy: 'personal' },
    names: ['issuedBy'],
    erased: {
      contact: {
        where: ({ isLogin }) => isLogin(sql`certificate.login_id`),
        set: { issuedBy: erasedName },
      },
      name: {
        where: ({ isOwnAccount }) => isOwnAccount(sql`certificate.settlement_id`),
        // What is open may be called in somebody's own words.
        set: {
          contents: sql`jsonb_set(contents, '{open}', coalesce(
            (select jsonb_agg(part || '{"words":"Usunięto"}') from jsonb_array_elements(contents -> 'open') part),
            '[]'
          ))`,
        },
      },
    },
  },
  certificateHolder: {
    heading: 'Zaświadczenia, w których osoba jest wymieniona',
    whose: ({ isParty }) => isParty(sql`certificate_holder.party_id`),
    fields: { name: text('Imię i nazwisko', 'personal') },
    erased: { name: { set: { name: erasedName } } },
  },
  certificateCounter: { whose: 'numbers alone' },
  refund: {
    heading: 'Zwroty',
    whose: ({ isAccount }) => isAccount(sql`refund.settlement_id`),
    fields: {
      createdAt: instant('Zlecono'),
      amountGrosz: money('Kwota'),
      targetAccount: { kind: 'bank-account', label: 'Na rachunek', personal: 'personal' },
    },
    erased: {
      name: {
        where: ({ isOwnAccount }) => isOwnAccount(sql`refund.settlement_id`),
        set: { targetAccount: sql`'00000000000000000000000000'` },
      },
    },
  },
  documentNumber: { whose: 'numbers alone' },
  ledgerYear: { whose: 'a year of the books', texts: { id: 'derived', name: 'derived' } },
  cashBox: { whose: 'a cash box', texts: { search: 'derived' } },
  cashReportPrint: { whose: 'that a report was printed' },
  cost: {
    heading: 'Rachunki wystawione przez osobę',
    whose: ({ isParty }) => isParty(sql`cost.supplier_id`),
    texts: { number: 'not-personal', search: 'derived', supplierKey: 'derived' },
    names: ['supplierName'],
    erased: {
      name: {
        set: {
          supplierName: sql`case when supplier_name is not null then ${erasedName} end`,
          description: erasedIfAny(sql`description`),
        },
      },
    },
  },
  costCategory: { whose: 'what money is spent for', texts: { search: 'derived' } },
  incomeCategory: { whose: 'what money comes for', texts: { search: 'derived' } },
  postingCheck: {
    whose: 'what a transaction has still to look through',
    texts: { ids: 'not-personal' },
  },
} satisfies RegistryPiece;
