import { formatAmount } from '@grzadka/contract/core/number/amount';
import { formatDecimal } from '@grzadka/contract/core/number/format-decimal';
import { dayInFigures } from '@grzadka/contract/core/time/in-figures';
import {
  deliveryWayLabels,
  messageChannelLabels,
  recipientStateLabels,
} from '@grzadka/contract/message/message.labels';
import { messageKindLabels } from '@grzadka/contract/message/message-kinds';
import { type ReminderLevel, reminderLevelLabels } from '@grzadka/contract/message/reminder-levels';
import type { GivenReminder, RemindedAccount } from '@grzadka/contract/reminder/reminder.model';
import { noGarden } from '@grzadka/contract/settlement/settlement.model';

const sumOf = (accounts: readonly RemindedAccount[]) =>
  formatAmount(accounts.reduce((sum, { amount }) => sum + amount, 0));

/** What is said of each level before one looks whom it is for. */
const hints: Readonly<Record<ReminderLevel, string>> = {
  1: 'Pierwsze, życzliwe pismo o zaległości.',
  2: 'Pismo z nowym terminem: 14\u00a0dni. Dostanie je tylko ten, kto miał już przypomnienie.',
  3: 'Tylko na papierze i za potwierdzeniem odbioru: od doręczenia biegnie miesiąc. Każde zaznacz z osobna. Liczą się opłaty z art.\u00a033 ustawy i media zużyte na działce, po terminie od co najmniej 6\u00a0miesięcy.',
};

/** The texts of reminders. */
export const reminderText = {
  title: 'Wezwania',
  whom: 'Kogo wezwać',
  level: 'Rodzaj wezwania',
  hints,
  narrow: 'Dzień i zawężenie listy',
  day: 'Na dzień',
  dayHint: 'Dzień, w którym wyślesz albo wydrukujesz pisma',
  sector: 'Sektor',
  allSectors: 'Wszystkie',
  amountFrom: 'Kwota od',
  amountThru: 'Kwota do',
  daysFrom: 'Dni po terminie od',
  daysThru: 'Dni po terminie do',
  check: 'Sprawdź',
  failed: 'Nie udało się sprawdzić, kto zalega.',
  reminded: 'Dostaną wezwanie',
  nobody: 'Na ten dzień nikt nie dostanie takiego wezwania.',
  leftOut: 'Nie dostaną',
  leftOutNobody: 'Nikt inny nie zalega.',
  whyNot: 'Dlaczego nie',
  sum: (accounts: readonly RemindedAccount[]) =>
    `Konta rozliczeniowe: ${formatDecimal(accounts.length)}, razem ${sumOf(accounts)}`,
  chosen: (accounts: readonly RemindedAccount[]) =>
    `Zaznaczone: ${formatDecimal(accounts.length)}, razem ${sumOf(accounts)}`,
  clear: (count: number) => `Konta rozliczeniowe bez zaległości: ${formatDecimal(count)}`,
  chooseAll: 'Zaznacz wszystkie',
  chooseNone: 'Usuń zaznaczenie',
  more: (left: number) => `Pokaż następne (zostało: ${formatDecimal(left)})`,
  create: 'Utwórz wiadomość',
  created: 'Utworzono szkic wiadomości',
  chooseOne: 'Zaznacz, komu wysłać',
  nameOf: ({ garden, holders }: RemindedAccount) =>
    `${garden === null ? noGarden : garden.name}, ${holders}`,
  owed: ({ amount, overdueSince, days }: RemindedAccount) =>
    `${formatAmount(amount)}, po terminie od ${dayInFigures(overdueSince)} (dni:\u00a0${formatDecimal(days)})`,
  before: ({ reached, lastOn }: RemindedAccount) => {
    if (lastOn === null) return 'Wcześniej nic nie wysłano.';
    const words = reached === 0 ? 'Poprzednie wezwanie' : reminderLevelLabels[reached];
    return `${words}: ${dayInFigures(lastOn)}.`;
  },
  given: 'Wezwania',
  givenFailed: 'Nie udało się wczytać wezwań.',
  nameOfGiven: ({ level, kind }: GivenReminder) =>
    level === null ? messageKindLabels[kind] : reminderLevelLabels[level],
  /** Day, way and what became of it. */
  fateOf: (given: GivenReminder) => {
    const { channel, state, givenOn, deliveredOn, deliveredHow, deliveryNumber, termOn } = given;
    const went = givenOn === null ? recipientStateLabels[state] : dayInFigures(givenOn);
    const delivered =
      deliveredOn !== null &&
      deliveredHow !== null &&
      `${deliveredHow === 'returned' ? '' : 'Doręczono: '}${deliveryWayLabels[deliveredHow]}${
        deliveryNumber === null ? '' : ` nr\u00a0${deliveryNumber}`
      }, ${dayInFigures(deliveredOn)}`;
    return [
      went,
      messageChannelLabels[channel],
      delivered,
      termOn !== null && `Termin: ${dayInFigures(termOn)}`,
    ]
      .filter((part) => part !== false)
      .join(' · ');
  },
} as const;
