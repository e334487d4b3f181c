import { choice, day, flag, record, text } from '@grzadka/contract/core/record/record-fields';
import { sql } from 'kysely';
import { protocolsOf } from './handover-protocols.ts';
import {
  erasedIfAny,
  erasedName,
  erasedText,
  type RegistryPiece,
  type WhoseRows,
} from './table-data.ts';

const gone = sql`null`;

const ofConsents: WhoseRows = ({ isParty }) => sql`document.id in (
  select document_id from consent where ${isParty(sql`consent.party_id`)}
)`;

const partyTexts = [
  'registerNumber',
  'firstName',
  'lastName',
  'companyName',
  'nip',
  'regon',
  'krs',
  'phone',
  'email',
  'street',
  'houseNumber',
  'postalCode',
  'city',
  'sharedNumber',
] as const;

/** Parties, and who holds what. */
export const peopleData = {
  party: {
    heading: 'Dane podmiotu',
    whose: ({ isParty }) => isParty(sql`party.id`),
    texts: { name: 'derived', nameSearch: 'derived', sharedNumber: 'personal' },
    // Put away when the hold begins, below all doors: `erasure/hold.ts`.
    stays: Object.fromEntries(
      partyTexts.map((name) => [name, 'put away in its erasure by the hold']),
    ),
  },
  erasure: {
    whose: ({ isParty }) => isParty(sql`erasure.party_id`),
    heading: 'Usuwanie danych',
    fields: { askedOn: day('Dzień prośby') },
    texts: {
      kept: 'personal',
      mailFiles: 'not-personal',
      loginIds: 'not-personal',
      objectIds: 'not-personal',
    },
    stays: { kept: 'blanked with the name, and all else of it before' },
  },
  legalHold: {
    heading: 'Wstrzymanie: sprawa sądowa',
    whose: ({ isParty }) => isParty(sql`legal_hold.party_id`),
    fields: { since: day('Od') },
  },
  membership: {
    heading: 'Członkostwo',
    whose: ({ isParty }) => isParty(sql`membership.party_id`),
  },
  dataRequest: {
    heading: 'Prośby o dane',
    whose: ({ isParty }) => isParty(sql`data_request.party_id`),
    erased: { contact: { rows: 'deleted' } },
  },
  consent: {
    heading: 'Zgody',
    whose: ({ isParty }) => isParty(sql`consent.party_id`),
    erased: { contact: { rows: 'deleted' } },
  },
  consentWithdrawal: {
    heading: 'Wycofane zgody',
    whose: ({ isParty }) => sql`consent_withdrawal.consent_id in (
      select id from consent where ${isParty(sql`party_id`)}
    )`,
  },
  consentStanding: {
    whose: 'follows from the consents',
    texts: { name: 'derived', search: 'derived' },
  },
  assignment: {
    heading: 'Kiedy osoba miała działki',
    whose: ({ isParty }) => isParty(sql`assignment.party_id`),
  },
  transferApplication: {
    heading: 'Zgłoszenia przeniesienia prawa do działki',
    whose: ({ isParty }) => sql`(
      ${isParty(sql`transfer_application.from_party_id`)} or ${isParty(sql`transfer_application.to_party_id`)}
    )`,
    names: ['toName'],
    erased: {
      contact: {
        set: {
          note: gone,
          toName: sql`case when to_name is not null then ${erasedName} end`,
        },
        named: [{ where: ({ isNamedIn }) => isNamedIn(sql`to_name`), set: { toName: erasedName } }],
      },
    },
  },
  waiting: {
    heading: 'Lista oczekujących',
    whose: ({ isParty }) => isParty(sql`waiting.party_id`),
    texts: { called: 'derived', search: 'derived', sectorIds: 'not-personal' },
    erased: { contact: { rows: 'deleted' } },
  },
  waitingOffer: {
    heading: 'Zaproponowane działki',
    whose: ({ isParty }) => sql`waiting_offer.waiting_id in (
      select id from waiting where ${isParty(sql`waiting.party_id`)}
    )`,
    stays: { reason: 'goes with its entry of the waiting list' },
  },
  handover: {
    heading: 'Przekazania działek',
    whose: ({ isParty }) => sql`handover.id in (
      select handover_id from handover_party where ${isParty(sql`handover_party.party_id`)}
    )`,
    names: ['comingName', 'endedBy'],
    fields: {
      outcome: text('Co się stało', 'personal'),
    },
    sent: {
      outcome: () =>
        sql`(select string_agg(line, ' ') from jsonb_array_elements_text(outcome) line)`,
    },
    texts: { search: 'derived', entryFees: 'not-personal', printedFacts: 'not-personal' },
    stays: { endedBy: 'goes where the person is named in it' },
    erased: {
      contact: {
        set: {
          remark: gone,
          chargesReason: erasedIfAny(sql`charges_reason`),
          arrearsReason: erasedIfAny(sql`arrears_reason`),
          cancelReason: erasedIfAny(sql`cancel_reason`),
          comingName: sql`case when coming_name is not null then ${erasedName} end`,
          outcome: sql`case when outcome is not null then '[]'::jsonb end`,
        },
        named: [
          {
            where: ({ isNamedIn }) => isNamedIn(sql`coming_name`),
            set: { comingName: erasedName },
          },
          { where: ({ isNamedIn }) => isNamedIn(sql`ended_by`), set: { endedBy: erasedName } },
        ],
      },
    },
  },
  handoverParty: {
    heading: 'Udział w przekazaniach działek',
    whose: ({ isParty }) => isParty(sql`handover_party.party_id`),
    fields: {
      handoverId: record('Przekazanie działki', 'handover'),
      side: choice('Udział', { leaving: 'Oddaje działkę', coming: 'Przejmuje działkę' }),
      membership: flag('Początek albo koniec członkostwa'),
      login: flag('Nowy login albo wyłączenie loginu'),
    },
  },
  handoverPoint: {
    whose: 'what was looked at when a plot changed hands',
    texts: { point: 'not-personal' },
    fields: { doneBy: text('Kto odhaczył', 'personal') },
    stays: { doneBy: 'goes where the person is named in it' },
    erased: {
      contact: {
        named: [{ where: ({ isNamedIn }) => isNamedIn(sql`done_by`), set: { doneBy: erasedName } }],
      },
    },
  },
  sector: { whose: 'a part of the ground', texts: { id: 'not-personal' } },
  garden: {
    heading: 'Działki',
    whose: ({ isGarden }) => isGarden(sql`garden.id`),
    texts: { nameSearch: 'derived' },
  },
  gardenArea: { whose: 'a plot as it was measured' },
  gardenFact: {
    heading: 'Dane działki do naliczania opłat',
    whose: ({ isGardenThen }) =>
      isGardenThen(sql`garden_fact.garden_id`, sql`garden_fact.valid_from`),
    erased: { contact: { set: { note: gone } } },
  },
  settlement: {
    heading: 'Konta rozliczeniowe',
    whose: ({ isAccount }) => isAccount(sql`settlement.id`),
    texts: {
      gardenName: 'not-personal',
      sectorId: 'not-personal',
      search: 'derived',
      plotKey: 'derived',
    },
    erased: {
      contact: {
        where: ({ isOwnAccount }) => isOwnAccount(sql`settlement.id`),
        set: { note: gone },
      },
    },
  },
  settlementHolder: { whose: 'follows from the assignments and the accounts' },
  settlementCounter: { whose: 'numbers alone' },
  exemption: {
    heading: 'Ulgi i zwolnienia',
    whose: ({ isParty, isAccount }) => sql`(
      ${isParty(sql`exemption.party_id`)} or ${isAccount(sql`exemption.settlement_id`)}
    )`,
    erased: {
      name: {
        where: ({ isParty, isOwnAccount }) => sql`(
          ${isParty(sql`exemption.party_id`)} or ${isOwnAccount(sql`exemption.settlement_id`)}
        )`,
        set: { reason: erasedText },
      },
    },
  },
  document: {
    heading: 'Dokumenty',
    // Those that an agreement in writing is kept in. A protocol of a handover is about others as well: everybody has one in their hands.
    whose: ofConsents,
    texts: { contentType: 'not-personal', nameSearch: 'derived' },
    erased: {
      contact: {
        where: (persons) => sql`(${ofConsents(persons)} or ${protocolsOf(persons)})`,
        rows: 'deleted',
      },
    },
  },
} satisfies RegistryPiece;
