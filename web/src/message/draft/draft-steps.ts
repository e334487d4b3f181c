import { useSearchParams } from 'react-router';

/** The steps of a message in their order; the last two come once it is prepared. */
export const draftSteps = ['kind', 'recipients', 'text', 'preview', 'send'] as const;

export type DraftStep = (typeof draftSteps)[number];

/** How addresses name them. */
const names = {
  kind: 'rodzaj',
  recipients: 'odbiorcy',
  text: 'tresc',
  preview: 'podglad',
  send: 'wysylka',
} as const satisfies Record<DraftStep, string>;

const parameter = 'krok';

/** The step that the address names, the first unless it names one; to go to another is no step of the history. */
export function useDraftStep(): [DraftStep, (step: DraftStep) => void] {
  const [query, setQuery] = useSearchParams();
  const named = query.get(parameter);
  const step = draftSteps.find((one) => names[one] === named) ?? 'recipients';
  return [step, (next) => setQuery({ [parameter]: names[next] }, { replace: true })];
}
