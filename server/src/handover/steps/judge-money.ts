import { formatAmount } from '@grzadka/contract/core/number/amount';
import { dayInFigures } from '@grzadka/contract/core/time/in-figures';
import type { MeterType } from '@grzadka/contract/meter/meter.labels';
import type { Judged, JudgedHandover } from './judged-handover.ts';
import type { LeftAccount } from './read-account.ts';

const used = { WaterMeter: 'woda', ElectricityMeter: 'energia' } as const satisfies Record<
  MeterType,
  string
>;

/** Nothing that was used until the day is left for who comes. */
export function judgeCharges(handover: JudgedHandover): Judged {
  const { account, day, chargesReason } = handover;
  if (account === null || account.goesOn) return withoutEnd(handover);
  const { run, runThru, uncharged } = account;
  const last = dayInFigures(day);
  if (uncharged.length === 0) return { state: 'done', words: `Zużycie jest naliczone do ${last}.` };
  if (chargesReason !== null) {
    return { state: 'left-out', words: `Bez naliczenia: ${chargesReason}` };
  }
  if (isDraftOf(account, day)) {
    return { state: 'done', words: `Szkic naliczenia: ${formatAmount(run?.amount ?? 0)}.` };
  }
  if (run !== null && run.number === null) {
    const words =
      runThru === day || runThru === null
        ? `Szkic naliczenia nie jest gotowy: ${run.blocked ?? ''}`
        : `Szkic naliczenia jest do ${dayInFigures(runThru)}. Nalicz jeszcze raz do ${last}.`;
    return { state: 'missing', words };
  }
  const what = uncharged.map(({ type, after }) =>
    after === null ? used[type] : `${used[type]} po ${dayInFigures(after)}`,
  );
  return {
    state: 'missing',
    words: `Nie jest naliczone: ${what.join(', ')}. Nalicz do ${last} albo podaj powód.`,
  };
}

/** Who leaves owes nothing, with what the draft charges. */
export function judgeArrears(handover: JudgedHandover): Judged {
  const { account, day, arrearsReason } = handover;
  if (account === null) return withoutEnd(handover);
  const { goesOn, balance, run, owedBeside } = account;
  if (goesOn && owedBeside === 0) return withoutEnd(handover);
  const drafted = isDraftOf(account, day) ? (run?.amount ?? 0) : 0;
  const own = goesOn ? 0 : balance + drafted;
  // What is overpaid on one account pays nothing on another.
  const owed = owedBeside === 0 ? own : Math.max(own, 0) + owedBeside;
  if (owed <= 0) {
    const words = owed === 0 ? 'Nie ma zaległości.' : `Nadpłata: ${formatAmount(-owed)}.`;
    return { state: 'done', words };
  }
  return arrearsReason === null
    ? {
        state: 'missing',
        words: `Do zapłaty jest ${formatAmount(owed)}. Przyjmij wpłatę albo podaj powód.`,
      }
    : { state: 'left-out', words: `Mimo zaległości ${formatAmount(owed)}: ${arrearsReason}` };
}

/** Whether the account has a draft of this handover until the day, which the end then approves. */
function isDraftOf({ run, runThru }: LeftAccount, day: string): boolean {
  return run !== null && run.number === null && run.blocked === null && runThru === day;
}

function withoutEnd({ account, staying }: JudgedHandover): Judged {
  if (account === null) return { state: 'none', words: 'Nikt nie oddaje działki.' };
  const names = staying.map(({ name }) => name).join(', ');
  return { state: 'none', words: `Konto rozliczeniowe ${account.reference} zostaje: ${names}.` };
}
