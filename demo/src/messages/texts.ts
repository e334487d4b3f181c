/** What the office wrote by itself, in place of the text of a template. */
interface Text {
  readonly subject: string;
  readonly html: string;
}

export const generalMeeting: Text = {
  subject: 'Walne zebranie {{zebranie_kiedy}}',
  html: [
    '<p>Dzień dobry,</p>',
    '<p>zarząd {{rod}} zwołuje nadzwyczajne walne zebranie członków, żeby zdecydować o wymianie wodociągu w sektorach 1 i 2.</p>',
    '<p>Kiedy: <strong>{{zebranie_kiedy}}</strong> (drugi termin: pół godziny później)</p>',
    '<p>Gdzie: <strong>{{zebranie_gdzie}}</strong></p>',
    '<p>Porządek obrad:</p>',
    '<ol><li><p>Otwarcie zebrania i wybór przewodniczącego</p></li><li><p>Oferty na wymianę wodociągu i ich koszt</p></li>',
    '<li><p>Uchwała o wymianie wodociągu i o tym, z czego ją opłacić</p></li><li><p>Wolne wnioski</p></li></ol>',
    '<p>Oferty można przejrzeć w biurze w godzinach dyżurów.</p>',
    '<p>Zarząd {{rod}}</p>',
  ].join(''),
};

export const waterTurnedOff: Text = {
  subject: 'Zamykamy wodę w sektorze 1',
  html: [
    '<p>Dzień dobry,</p>',
    '<p>w poniedziałek rano zamykamy wodę w sektorze 1. Prosimy:</p>',
    '<ul><li><p>opróżnić rury i baterie na działce {{dzialka}},</p></li><li><p>zostawić kran przy wodomierzu otwarty,</p></li>',
    '<li><p>osłonić wodomierz przed mrozem.</p></li></ul>',
    '<p>Woda wróci w połowie kwietnia.</p>',
    '<p>Zarząd {{rod}}</p>',
  ].join(''),
};

export const feesOfTheYear: Text = {
  subject: 'Opłaty za działkę {{dzialka}}',
  html: [
    '<p>Dzień dobry,</p>',
    '<p>w załączniku jest zawiadomienie o opłatach za działkę {{dzialka}} (numer rozliczenia {{numer_rozliczenia}}).</p>',
    '<p>Dziś do zapłaty jest: <strong>{{do_zaplaty}}</strong>, na rachunek bankowy {{rachunek_bankowy}}. ',
    'Kod do przelewu jest na zawiadomieniu.</p>',
    '<p>Zarząd {{rod}}</p>',
  ].join(''),
};

export const keysToTheGate: Text = {
  subject: 'Nowe klucze do bramy od ulicy Ogrodowej',
  html: [
    '<p>Dzień dobry,</p>',
    '<p>po zimie wymienimy zamek w bramie od ulicy Ogrodowej. Nowy klucz do działki {{dzialka}} będzie czekał w biurze.</p>',
    '<p>Zarząd {{rod}}</p>',
  ].join(''),
};
