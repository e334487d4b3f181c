import { dayInFigures } from '@grzadka/contract/core/time/in-figures';
import type { Judged, JudgedHandover } from './judged-handover.ts';

/** Only who gives a plot to somebody by contract has to ask the board. */
export function judgeApplication({ ground, application, applications }: JudgedHandover): Judged {
  if (ground !== 'transfer') return { state: 'none', words: 'Nie trzeba zgłoszenia.' };
  if (application === null) {
    const words =
      applications.length === 0
        ? 'Brakuje zgłoszenia przeniesienia prawa. Zapisz je przy działce.'
        : 'Wybierz zgłoszenie, którego dotyczy przekazanie.';
    return { state: 'missing', words };
  }
  const { outcome, lastDay, decidedOn } = application;
  const last = dayInFigures(lastDay);
  switch (outcome) {
    case 'consent':
      return { state: 'done', words: `Zgoda zarządu: ${dayInFigures(decidedOn ?? lastDay)}.` };
    case 'silence':
      return { state: 'done', words: `Zgoda, bo zarząd nie odpowiedział do ${last}.` };
    case 'refusal':
      return { state: 'missing', words: 'Zarząd odmówił zgody na przeniesienie prawa.' };
    case 'waiting':
      return {
        state: 'missing',
        words: `Zarząd nie odpowiedział jeszcze na zgłoszenie. Ma czas do ${last}.`,
      };
  }
}

/** Where the account goes on as it is, nothing rests on what is read on the day. */
export function judgeReadings({ meters, day, account }: JudgedHandover): Judged {
  if (meters.length === 0) return { state: 'none', words: 'Na działce nie ma liczników.' };
  const unread = meters.filter(({ isOff, reading }) => !isOff && reading === null);
  if (unread.length === 0) return { state: 'done', words: 'Liczniki są odczytane.' };
  const names = unread.map(({ name }) => name).join(', ');
  return {
    state: account?.goesOn ? 'open' : 'missing',
    words: `Brakuje odczytu z ${dayInFigures(day)}: ${names}.`,
  };
}

/** Points that nobody ticked are left to whoever ends it. */
export function judgePoints({ points }: JudgedHandover): Judged {
  if (points.length === 0) return { state: 'none', words: 'Na liście nie ma punktów.' };
  const left = points.filter(({ done }) => done === null).map(({ point }) => point);
  return left.length === 0
    ? { state: 'done', words: 'Wszystko jest odhaczone.' }
    : { state: 'open', words: `Do odhaczenia: ${left.join(', ')}.` };
}

/** What three sign should say what is so. */
export function judgeProtocol({ printed, documentId }: JudgedHandover): Judged {
  if (documentId !== null) return { state: 'done', words: 'Protokół jest w dokumentach.' };
  if (printed === 'now') return { state: 'done', words: 'Wydrukowany po ostatniej zmianie.' };
  const words =
    printed === null
      ? 'Nie jest jeszcze wydrukowany.'
      : 'Od wydruku coś się zmieniło. Wydrukuj go jeszcze raz.';
  return { state: 'open', words };
}
