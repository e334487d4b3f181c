import { uiText } from '../../core/ui/ui.text.ts';

/** The texts of the text editor. */
export const editorText = {
  title: 'Edycja tekstu',
  editor: 'Treść bloku',
  toolbar: 'Formatowanie tekstu',
  save: 'Zapisz',
  commit: 'Zatwierdź',
  saved: 'Treść zapisana',
  unsaved: 'Niezapisane',
  saveAsNew: 'Zapisz jako nowy blok',
  noImages: 'Obrazy dodaje się jako osobne bloki – przyciskiem Dodaj przy treści wpisu',
  helper: (bold: string, save: string, commit: string) =>
    `${bold} – pogrubienie, ${save} – zapis, ${commit} – zapis i powrót, Alt+F10 – pasek narzędzi`,
} as const;

export const linkText = {
  title: 'Odnośnik',
  address: 'Adres',
  addressHelp: 'Strona (https://…), e-mail albo numer telefonu',
  badAddress: 'Podaj adres strony (https://…), e-mail albo numer telefonu',
  text: 'Tekst odnośnika',
  textHelp: 'Puste pole – w tekście stanie sam adres',
  remove: 'Usuń odnośnik',
  cancel: uiText.cancel,
  apply: 'Wstaw',
} as const;

export const draftText = {
  title: 'Znaleziono niezapisany tekst',
  question: (typedAt: string) =>
    `W tej przeglądarce został tekst tego bloku wpisany ${typedAt}, którego nie zapisano. Przywrócić go?`,
  changedMeanwhile: 'Od tego czasu ktoś zapisał inną treść tego bloku.',
  restore: 'Przywróć',
  discard: 'Odrzuć',
  notKept:
    'Przeglądarka nie może przechować kopii roboczej tekstu. Zapisuj częściej, aby nic nie zginęło.',
} as const;

export const staleText = {
  title: 'Ktoś zmienił ten tekst w międzyczasie',
  explanation: 'Teraz zapisana jest treść poniżej. Twój tekst nadal jest w edytorze.',
  keep: 'Zachowaj mój tekst',
  take: 'Wczytaj zapisaną treść',
} as const;
