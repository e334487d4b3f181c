import { uiText } from '../../core/ui/ui.text.ts';

/** The texts of the text editor. */
export const editorText = {
  title: 'Edycja tekstu',
  editor: 'Treść bloku',
  toolbar: 'Formatowanie tekstu',
  toToolbar: 'Przejdź do paska narzędzi',
  inText: 'gdy kursor jest w treści',
  save: 'Zapisz',
  commit: 'Zapisz i wróć',
  saved: 'Treść zapisana',
  unsaved: 'Niezapisane',
  saveAsNew: 'Zapisz jako nowy blok',
  noImages: 'Obrazy dodaje się jako osobne bloki – przyciskiem „Dodaj” w części „Treść”',
  helper: (bold: string, save: string, commit: string) =>
    `${bold} – pogrubienie, ${save} – zapisz, ${commit} – zapisz i wróć, Alt+F10 – pasek narzędzi`,
} as const;

export const linkText = {
  title: 'Odnośnik',
  address: 'Adres',
  addressHelp: 'Strona (https://…), e-mail albo numer telefonu',
  badAddress: 'Podaj adres strony (https://…), e-mail albo numer telefonu',
  text: 'Tekst odnośnika',
  textHelp: 'Puste pole – w tekście będzie sam adres',
  remove: 'Usuń odnośnik',
  cancel: uiText.cancel,
  apply: 'Wstaw',
} as const;

export const draftText = {
  title: 'Znaleziono niezapisany tekst',
  question: (typedAt: string) =>
    `W tej przeglądarce jest niezapisany tekst tego bloku z ${typedAt}. Przywrócić go?`,
  changedMeanwhile: 'Od tego czasu ktoś zapisał inną treść tego bloku.',
  restore: 'Przywróć',
  discard: 'Odrzuć',
  notKept: 'Przeglądarka nie może przechować szkicu tekstu. Zapisuj częściej, aby nic nie zginęło.',
} as const;

export const staleText = {
  title: 'Ktoś zmienił ten tekst w międzyczasie',
  explanation: 'Teraz zapisana jest treść poniżej. Twój tekst nadal jest w edytorze.',
  keep: 'Zachowaj mój tekst',
  take: 'Wczytaj zapisaną treść',
} as const;
