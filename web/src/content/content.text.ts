import type { ContentBlock } from '@grzadka/contract/content/content.model';
import { uiText } from '../core/ui/ui.text.ts';

/** The texts of the content manager and of the screens below it. */
export const contentText = {
  title: 'Treść',
  empty: 'Brak treści',
  add: 'Dodaj',
  choose: 'Wybierz komponent',
  cancel: uiText.cancel,
  preview: 'Podgląd',
  list: 'Bloki treści',
  position: (position: number, count: number) => `${position} z ${count}`,
  edit: 'Edytuj',
  editBlock: (position: number) => `Edytuj blok ${position}`,
  moveUp: (position: number) => `Przenieś blok ${position} wyżej`,
  moveDown: (position: number) => `Przenieś blok ${position} niżej`,
  delete: (position: number) => `Usuń blok ${position}`,
  moved: (position: number, count: number) => `Blok przeniesiony: ${position} z ${count}`,
  deleteQuestion: 'Czy na pewno chcesz usunąć komponent?',
  unfinished: 'Tekst początkowy – do uzupełnienia',
} as const;

/** The texts of the image screens. */
export const imageText = {
  add: 'Dodawanie obrazu',
  edit: 'Edycja opisu obrazu',
  alt: 'Opis obrazu (tekst alternatywny)',
  altHelp: 'Co widać na obrazie – dla osób, które go nie zobaczą',
  fileHelp: 'PNG, JPEG, WebP albo GIF, najwyżej 20\u00a0MB',
  notShown: 'Nie można pokazać podglądu – to może nie być obraz PNG, JPEG, WebP ani GIF',
  chosen: 'Podgląd wybranego pliku',
  saved: 'Zapisano opis obrazu',
  submit: 'Dodaj obraz',
} as const;

/** The texts of the preview. */
export const previewText = {
  title: 'Podgląd',
  saved: 'Podgląd pokazuje to, co zapisano.',
  width: 'Szerokość podglądu',
  phone: 'Telefon',
  desktop: 'Komputer',
  look: 'Wygląd podglądu',
  contentAlone: 'Sama treść',
  onSite: 'Jak na stronie ogrodu',
  sitePage: 'Podgląd na stronie internetowej ogrodu',
  loadingSite: 'Wczytywanie podglądu…',
  siteFailed: 'Nie udało się wczytać podglądu',
  siteFailedHint: 'Sprawdź sieć i spróbuj ponownie.',
  publishedAt: (instant: string) => `Opublikowano: ${instant}`,
  visible: 'Czytelnicy widzą to teraz.',
  notVisible: 'Czytelnicy teraz tego nie widzą.',
  superseded: 'Czytelnicy widzą teraz inną wersję.',
  empty: 'Brak treści',
} as const;

const excerptLength = 80;

/** The beginning of a text block or the description of an image, to tell blocks apart by. */
export function blockExcerpt(item: ContentBlock): string {
  const text = item.itemType === 'Image' ? item.alt : plainText(item.html);
  return text.length <= excerptLength ? text : `${text.slice(0, excerptLength)}…`;
}

function plainText(html: string): string {
  const { body } = new DOMParser().parseFromString(html.replaceAll('<', ' <'), 'text/html');
  return (body.textContent ?? '').replace(/\s+/g, ' ').trim();
}
