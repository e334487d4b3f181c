import { dayInWords } from '@grzadka/contract/core/time/day-in-words';
import { accessibilityWords as words } from '@grzadka/contract/site/accessibility-statement';
import { gapOf as gap } from '@grzadka/contract/site/findings/gaps';
import type { SettingsFormValues } from './settings-form.ts';

/** Where the President of the office for the protection of personal data is. */
export const supervisoryAddress = 'ul. Moniuszki 1A, 00-014 Warszawa';

/** Whether a statement still sends its readers to where that office was before. */
export function hasFormerAddress(statement: string): boolean {
  return /Stawki\s+2(?!\d)|00-193/u.test(statement);
}

interface DraftFacts {
  /** The address of the public site; undefined where it is not known. */
  readonly siteUrl: string | undefined;
  readonly today: Date;
}

/** The lines of a statement as far as the form knows what to write; what nobody knows here stands in square brackets. */
export type StatementDraft = (settings: SettingsFormValues, facts: DraftFacts) => string[];

/** What has to be said to people whose data come in by letter, e-mail or phone (RODO, art. 13). */
export const privacyDraft: StatementDraft = (settings) => [
  '# Kto odpowiada za Twoje dane',
  `Administratorem danych osobowych jest ${whoOf(settings)}.`,
  '',
  '# Jak się z nami skontaktować',
  ...contactOf(settings),
  '',
  '# Co zbiera ta strona',
  'Strona nie używa plików cookie, nie śledzi czytelników i nie wczytuje niczego z innych stron. Żeby ją przeczytać, nie trzeba podawać żadnych danych.',
  '',
  '# Po co i jak długo mamy Twoje dane',
  `Gdy do nas piszesz albo dzwonisz, używamy Twoich danych tylko po to, żeby odpowiedzieć i załatwić sprawę. To nasz prawnie uzasadniony interes (art. 6 ust. 1 lit. f RODO). Przechowujemy je tak długo, jak wymaga tego sprawa i przepisy, ${gap('jak długo')}.`,
  '',
  'Dane przekazujemy tylko tym, którzy pomagają nam prowadzić ogród, na przykład dostawcy poczty, oraz urzędom, gdy wymaga tego prawo.',
  '',
  '# Twoje prawa',
  'Masz prawo:',
  '- zobaczyć swoje dane i dostać ich kopię,',
  '- poprawić je, usunąć albo ograniczyć ich używanie,',
  '- sprzeciwić się temu, że ich używamy,',
  `- złożyć skargę do Prezesa Urzędu Ochrony Danych Osobowych, ${supervisoryAddress}.`,
];

/** By the model that Polish law has for public bodies (the act of 4 April 2019, art. 10), the order of its parts included. */
export const accessibilityDraft: StatementDraft = (settings, { siteUrl, today }) => {
  const day = dayInWords(today.toISOString());
  return [
    `${nameOf(settings)} ${words.pledge} zgodnie z ustawą z dnia 4 kwietnia 2019 r. o dostępności cyfrowej stron internetowych i aplikacji mobilnych podmiotów publicznych. ${words.concerns} ${siteUrl ?? gap('adres strony')}.`,
    '',
    `- ${words.published} ${gap('dzień')}`,
    `- ${words.updated} ${gap('dzień')}`,
    '',
    '# Stan dostępności cyfrowej',
    `${words.status} częściowo zgodna z załącznikiem do ustawy z dnia 4 kwietnia 2019 r. o dostępności cyfrowej stron internetowych i aplikacji mobilnych podmiotów publicznych. Nie wszystko jest dostępne:`,
    '- dokumenty do pobrania, które są skanami, mogą nie dać się odczytać na głos,',
    `- ${gap('inne treści niedostępne i dlaczego albo usuń ten punkt')}`,
    '',
    '# Przygotowanie deklaracji dostępności',
    `- ${words.written} ${day}`,
    `- ${words.reviewed} ${day}`,
    '- Deklarację sporządzono na podstawie samooceny.',
    '',
    `# ${words.contact}`,
    `${words.person} ${gap('imię i nazwisko albo funkcja')}.`,
    ...contactOf(settings),
    '',
    `# ${words.procedure}`,
    'Każdy ma prawo:',
    '- zgłosić uwagi dotyczące dostępności cyfrowej strony lub jej elementu,',
    '- zgłosić żądanie zapewnienia dostępności cyfrowej strony lub jej elementu,',
    '- wnioskować o udostępnienie niedostępnej informacji w innej formie.',
    '',
    'Żądanie powinno zawierać:',
    '- dane kontaktowe osoby, która je zgłasza,',
    '- wskazanie strony lub elementu, którego dotyczy,',
    '- wskazanie dogodnej formy udostępnienia informacji, jeśli żądanie dotyczy informacji niedostępnej.',
    '',
    'Zgłoszenie rozpatrzymy niezwłocznie, najpóźniej w ciągu 7 dni. Jeśli to niemożliwe, podamy nowy termin, nie dłuższy niż 2 miesiące od zgłoszenia. Gdy nie zapewnimy dostępności, zaproponujemy inny sposób dostępu do informacji.',
    '',
    'Na odmowę lub niedotrzymanie terminu można złożyć do nas skargę, a potem zawiadomić Rzecznika Praw Obywatelskich (bip.brpo.gov.pl).',
    '',
    `# ${words.building}`,
    gap(
      'opisz dojazd, wejście i pomieszczenia biura: schody, podjazd, toaletę, miejsca parkingowe',
    ),
  ];
};

function nameOf({ name }: SettingsFormValues): string {
  return name.trim() || gap('nazwa ogrodu');
}

function whoOf(settings: SettingsFormValues): string {
  return `${nameOf(settings)}, ${addressOf(settings)}`;
}

function addressOf({ street, houseNumber, postalCode, city }: SettingsFormValues): string {
  const isKnown = [street, houseNumber, postalCode, city].every((part) => part.trim() !== '');
  return isKnown ? `${street} ${houseNumber}, ${postalCode} ${city}` : gap('adres');
}

function contactOf(settings: SettingsFormValues): string[] {
  const { phone, email } = settings;
  return [
    `- ${words.phone} ${phone.trim() || gap('numer')}`,
    `- ${words.email} ${email.trim() || gap('adres')}`,
    `- Adres: ${addressOf(settings)}`,
  ];
}
