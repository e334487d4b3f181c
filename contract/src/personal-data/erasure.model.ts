import * as z from 'zod/mini';
import { chosenRecord, id, instantReply, keyOf } from '../core/fields.ts';
import { dayReply, requiredDay } from '../core/time/day.ts';

/** For how many days somebody's data are put away before they go, so that it can be taken back. */
export const holdDays = 30;

/** Why a person may ask to be forgotten (RODO, article 17(1)). */
export const erasureGroundLabels = {
  'not-needed': 'Dane nie są już potrzebne',
  'consent-withdrawn': 'Wycofana zgoda',
  objection: 'Sprzeciw',
  unlawful: 'Dane przetwarzano niezgodnie z prawem',
  'legal-duty': 'Obowiązek prawny',
} as const;

/** Who asked for it. */
export const erasureAskedByLabels = {
  person: 'Ta osoba',
  representative: 'Jej pełnomocnik',
  board: 'Zarząd z urzędu',
} as const;

/** How far an erasure is. */
export const erasureStateLabels = {
  held: 'Dane odłożone',
  cancelled: 'Cofnięte',
  contact: 'Dane usunięte, nazwisko zostaje w księgach',
  name: 'Usunięte',
} as const;

/** Asks that a party be forgotten. */
export const erasureRequest = z.object({
  partyId: chosenRecord('Wybierz osobę'),
  ground: keyOf(erasureGroundLabels, 'Wybierz podstawę'),
  askedOn: requiredDay,
  askedBy: keyOf(erasureAskedByLabels, 'Wybierz, kto prosi'),
});

/** Names an erasure. */
export const erasureId = z.object({ id });

/** Says whether nothing of a party may be erased for now. */
export const legalHoldChange = z.object({ partyId: id, isHeld: z.boolean() });

/** What stands in the way of an erasure. */
export const erasureObstacle = z.object({
  kind: z.enum(['garden', 'balance', 'reminder', 'handover', 'legal-hold', 'own-login']),
  /** In words, ready to show. */
  message: z.string(),
});

export type ErasureObstacle = z.infer<typeof erasureObstacle>;

/** An entry of 'Rejestr usunięć': a number, days and grounds. */
export const erasure = z.object({
  id: z.string(),
  /** By it the person is called from the hold on: 'Osoba usunięta 12'. */
  number: z.int(),
  partyId: z.nullable(z.string()),
  /** The name as long as the data are put away, for whoever may take that back; null afterwards. */
  heldName: z.nullable(z.string()),
  ground: keyOf(erasureGroundLabels),
  askedOn: dayReply,
  askedBy: keyOf(erasureAskedByLabels),
  state: keyOf(erasureStateLabels),
  /** The day from which on the next phase comes by itself; null where nothing comes. */
  nextOn: z.nullable(dayReply),
  /** A court may ask for the data: nothing goes until that is lifted. */
  isOnHold: z.boolean(),
  /** What stands in the way of the next phase since the data were put away, in words; null where nothing does. */
  obstacle: z.nullable(z.string()),
  createdAt: instantReply,
  /** When it was taken back, when the data went, and when the name did. */
  cancelledAt: z.nullable(instantReply),
  contactAt: z.nullable(instantReply),
  nameAt: z.nullable(instantReply),
});

export type Erasure = z.infer<typeof erasure>;

/** What is true of a party: its erasure, and what would stand in the way of one. */
export const erasureStanding = z.object({
  erasure: z.nullable(erasure),
  isOnHold: z.boolean(),
  obstacles: z.array(erasureObstacle),
});

export type ErasureStanding = z.infer<typeof erasureStanding>;

/** Why an erasure is refused, or its undoing, and what to do about that. */
export const erasureRefusals = {
  garden: (names: string) =>
    `Ta osoba ma działkę: ${names}. Najpierw wybierz „Zakończ użytkowanie”.`,
  owes: (amount: string) =>
    `Ta osoba ma saldo ${amount} do zapłaty. Najpierw przyjmij wpłatę albo umórz dług.`,
  overpaid: (amount: string) => `Ta osoba ma saldo ${amount} nadpłaty. Najpierw zwróć nadpłatę.`,
  reminder: (subjects: string) =>
    `Wezwanie do tej osoby nie jest wysłane: ${subjects}. Najpierw wyślij je albo usuń.`,
  handover: (gardens: string) =>
    `Ta osoba jest w\u00a0przekazaniu działki, które jest w\u00a0toku: ${gardens}. Najpierw je zakończ albo odwołaj.`,
  legalHold: 'Wstrzymanie: sprawa sądowa. Zdejmij wstrzymanie, gdy sprawa się skończy.',
  ownLogin: 'Ta osoba ma login, na którym pracujesz. Poproś o usunięcie innego administratora.',
  underWay: 'Dane tej osoby są już usuwane.',
  isOver: 'Tych danych już nie ma. Tego nie można cofnąć.',
  isCancelled: 'To usuwanie zostało już cofnięte.',
  numberTaken:
    'Numer ewidencyjny tej osoby ma teraz ktoś inny. Najpierw zmień tamten numer, potem cofnij usuwanie.',
  askedLater: 'Wpisz dzień nie późniejszy niż dzisiejszy.',
} as const;
