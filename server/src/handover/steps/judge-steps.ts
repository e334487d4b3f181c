import type { HandoverDetails } from '@grzadka/contract/handover/handover-details.model';
import { type HandoverStep, handoverStepLabels } from '@grzadka/contract/handover/handover-steps';
import { judgeArrears, judgeCharges } from './judge-money.ts';
import { judgeApplication, judgePoints, judgeProtocol, judgeReadings } from './judge-papers.ts';
import { judgeAccess, judgeComing, judgeEntry } from './judge-people.ts';
import type { Judged, JudgedHandover } from './judged-handover.ts';

const judges: Readonly<Record<HandoverStep, (handover: JudgedHandover) => Judged>> = {
  application: judgeApplication,
  readings: judgeReadings,
  charges: judgeCharges,
  arrears: judgeArrears,
  coming: judgeComing,
  entry: judgeEntry,
  access: judgeAccess,
  points: judgePoints,
  protocol: judgeProtocol,
};

/** How each step of a handover stands, by what there is (docs/product/handovers.md#steps); of one that has ended none is missing any more. */
export function judgeSteps(handover: JudgedHandover): HandoverDetails['steps'] {
  // The keys of an object literal are those of its type.
  const steps = Object.keys(handoverStepLabels) as HandoverStep[];
  return steps.map((step) => {
    const { state, words } = judges[step](handover);
    const isOver = handover.state !== 'open' && state === 'missing';
    return { step, state: isOver ? 'open' : state, words };
  });
}

/** What keeps a handover from its end, in words; nothing where it can end. */
export function missingOf({ steps }: Pick<HandoverDetails, 'steps'>): string[] {
  return steps.filter(({ state }) => state === 'missing').map(({ words }) => words);
}
